
export default {
  "priceHistory.band": (d) => "Lavest 30 dager før nedsettelsen: " + d.amount,
  "priceHistory.lowest": (d) => "Lavest på " + d.days + " dager: " + d.amount,
  "priceHistory.asTable": () => "Vis som tabell",
  "priceHistory.asChart": () => "Vis som diagram",
  "priceHistory.stretch": () => "Tid",
  "priceHistory.from": () => "Fra",
  "priceHistory.price": () => "Pris",
  "priceHistory.today": () => "i dag",
  "priceHistory.days": (d) => d.first + " til " + d.last
}
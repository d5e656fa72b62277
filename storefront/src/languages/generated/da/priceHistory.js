
export default {
  "priceHistory.band": (d) => "Lavest 30 dage før nedsættelsen: " + d.amount,
  "priceHistory.lowest": (d) => "Lavest i " + d.days + " dage: " + d.amount,
  "priceHistory.asTable": () => "Vis som tabel",
  "priceHistory.asChart": () => "Vis som diagram",
  "priceHistory.stretch": () => "Tid",
  "priceHistory.from": () => "Fra",
  "priceHistory.price": () => "Pris",
  "priceHistory.today": () => "i dag",
  "priceHistory.days": (d) => d.first + " til " + d.last
}
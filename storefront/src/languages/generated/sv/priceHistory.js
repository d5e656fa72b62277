
export default {
  "priceHistory.band": (d) => "Lägst 30 dagar före sänkningen: " + d.amount,
  "priceHistory.lowest": (d) => "Lägst på " + d.days + " dagar: " + d.amount,
  "priceHistory.asTable": () => "Visa som tabell",
  "priceHistory.asChart": () => "Visa som diagram",
  "priceHistory.stretch": () => "Tid",
  "priceHistory.from": () => "Från",
  "priceHistory.price": () => "Pris",
  "priceHistory.today": () => "i dag",
  "priceHistory.days": (d) => d.first + " till " + d.last
}
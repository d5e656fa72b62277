
export default {
  "priceHistory.band": (d) => "Alin hinta 30 päivää ennen alennusta: " + d.amount,
  "priceHistory.lowest": (d) => "Alin " + d.days + " päivään: " + d.amount,
  "priceHistory.asTable": () => "Näytä taulukkona",
  "priceHistory.asChart": () => "Näytä kaaviona",
  "priceHistory.stretch": () => "Ajanjakso",
  "priceHistory.from": () => "Alkaen",
  "priceHistory.price": () => "Hinta",
  "priceHistory.today": () => "tänään",
  "priceHistory.days": (d) => d.first + " – " + d.last
}
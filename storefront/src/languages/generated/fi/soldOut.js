
export default {
  "soldOut.title": (d) => "Ilmoita, kun kokoa " + d.size + " on taas",
  "soldOut.titleOne": () => "Ilmoita, kun tuotetta on taas",
  "soldOut.send": () => "Ilmoita minulle",
  "soldOut.done": (d) => "Kiitos. Saat sähköpostin, kun kokoa " + d.size + " on taas.",
  "soldOut.doneOne": () => "Kiitos. Saat sähköpostin, kun tuotetta on taas.",
  "soldOut.inColour": (d) => "Kokoa " + d.size + " on saatavilla värissä " + d.colour,
  "soldOut.inColourOne": (d) => "Saatavilla värissä " + d.colour
}
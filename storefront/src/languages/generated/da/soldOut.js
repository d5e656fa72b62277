
export default {
  "soldOut.title": (d) => "Giv mig besked, når størrelse " + d.size + " er tilbage",
  "soldOut.titleOne": () => "Giv mig besked, når den er tilbage",
  "soldOut.send": () => "Giv mig besked",
  "soldOut.done": (d) => "Tak. Du får en mail, når størrelse " + d.size + " er tilbage.",
  "soldOut.doneOne": () => "Tak. Du får en mail, når den er tilbage.",
  "soldOut.inColour": (d) => "Størrelse " + d.size + " fås i farven " + d.colour,
  "soldOut.inColourOne": (d) => "Fås i farven " + d.colour
}

export default {
  "soldOut.title": (d) => "Mejla mig när storlek " + d.size + " är tillbaka",
  "soldOut.titleOne": () => "Mejla mig när den är tillbaka",
  "soldOut.send": () => "Mejla mig",
  "soldOut.done": (d) => "Tack. Vi mejlar när storlek " + d.size + " är tillbaka.",
  "soldOut.doneOne": () => "Tack. Vi mejlar när den är tillbaka.",
  "soldOut.inColour": (d) => "Storlek " + d.size + " finns i färgen " + d.colour,
  "soldOut.inColourOne": (d) => "Finns i färgen " + d.colour
}
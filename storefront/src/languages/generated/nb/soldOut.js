
export default {
  "soldOut.title": (d) => "Gi meg beskjed når størrelse " + d.size + " er tilbake",
  "soldOut.titleOne": () => "Gi meg beskjed når den er tilbake",
  "soldOut.send": () => "Gi meg beskjed",
  "soldOut.done": (d) => "Takk. Du får en e-post når størrelse " + d.size + " er tilbake.",
  "soldOut.doneOne": () => "Takk. Du får en e-post når den er tilbake.",
  "soldOut.inColour": (d) => "Størrelse " + d.size + " finnes i fargen " + d.colour,
  "soldOut.inColourOne": (d) => "Finnes i fargen " + d.colour
}
import { select } from "@messageformat/runtime";
export default {
  "soldOut.title": (d) => "Vi sier fra når " + d.size + " " + select(d.stock, { coming: "kommer", other: "er tilbake" }),
  "soldOut.titleOne": (d) => "Vi sier fra når den " + select(d.stock, { coming: "kommer", other: "er tilbake" }),
  "soldOut.send": () => "Gi meg beskjed",
  "soldOut.done": () => "Notert.",
  "soldOut.doneOne": (d) => "Vi sender e-post til " + d.email + " når den " + select(d.stock, { coming: "kommer", other: "er tilbake" }) + ".",
  "soldOut.inColour": (d) => d.size + " finnes i fargen " + d.colour,
  "soldOut.inColourOne": (d) => "Finnes i fargen " + d.colour,
  "soldOut.intro": () => "Én eneste e-post, bare om denne.",
  "soldOut.incoming": (d) => "Neste levering ventes i uke " + d.week + ".",
  "soldOut.doneIn": (d) => "Vi sender e-post til " + d.email + " når " + d.size + " i " + d.colour + " " + select(d.stock, { coming: "kommer", other: "er tilbake" }) + ".",
  "soldOut.doneSize": (d) => "Vi sender e-post til " + d.email + " når " + d.size + " " + select(d.stock, { coming: "kommer", other: "er tilbake" }) + ".",
  "soldOut.undo": () => "Angre",
  "soldOut.failed": (d) => "Vi fikk ikke notert " + d.email + ". Prøv igjen.",
  "soldOut.similar": (d) => "Se lignende i størrelse " + d.size,
  "soldOut.sameStyle": (d) => "Samme modell, " + d.amount,
  "soldOut.sameStyleReduced": (d) => "Samme modell, nå " + d.amount + ", ord. " + d.regular,
  "soldOut.change": () => "Bytt farge",
  "soldOut.changeTo": (d) => "Bytt farge til " + d.colour
}
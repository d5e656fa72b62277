import { select } from "@messageformat/runtime";
export default {
  "soldOut.title": (d) => "Vi skriver, når " + d.size + " " + select(d.stock, { coming: "kommer", other: "er tilbage" }),
  "soldOut.titleOne": (d) => "Vi skriver, når den " + select(d.stock, { coming: "kommer", other: "er tilbage" }),
  "soldOut.send": () => "Giv mig besked",
  "soldOut.done": () => "Noteret.",
  "soldOut.doneOne": (d) => "Vi skriver til " + d.email + ", når den " + select(d.stock, { coming: "kommer", other: "er tilbage" }) + ".",
  "soldOut.inColour": (d) => d.size + " fås i farven " + d.colour,
  "soldOut.inColourOne": (d) => "Fås i farven " + d.colour,
  "soldOut.intro": () => "Én enkelt mail, kun om den her.",
  "soldOut.incoming": (d) => "Næste levering ventes i uge " + d.week + ".",
  "soldOut.doneIn": (d) => "Vi skriver til " + d.email + ", når " + d.size + " i " + d.colour + " " + select(d.stock, { coming: "kommer", other: "er tilbage" }) + ".",
  "soldOut.doneSize": (d) => "Vi skriver til " + d.email + ", når " + d.size + " " + select(d.stock, { coming: "kommer", other: "er tilbage" }) + ".",
  "soldOut.undo": () => "Fortryd",
  "soldOut.failed": (d) => "Vi kunne ikke notere " + d.email + ". Prøv igen.",
  "soldOut.similar": (d) => "Se lignende i størrelse " + d.size,
  "soldOut.sameStyle": (d) => "Samme model, " + d.amount,
  "soldOut.sameStyleReduced": (d) => "Samme model, nu " + d.amount + ", før " + d.regular,
  "soldOut.change": () => "Skift farve",
  "soldOut.changeTo": (d) => "Skift farve til " + d.colour
}
import { select } from "@messageformat/runtime";
export default {
  "soldOut.title": (d) => "Vi mejlar när " + d.size + " " + select(d.stock, { coming: "kommer", other: "är tillbaka" }),
  "soldOut.titleOne": (d) => "Vi mejlar när den " + select(d.stock, { coming: "kommer", other: "är tillbaka" }),
  "soldOut.send": () => "Mejla mig",
  "soldOut.done": () => "Uppskrivet.",
  "soldOut.doneOne": (d) => "Vi mejlar " + d.email + " när den " + select(d.stock, { coming: "kommer", other: "är tillbaka" }) + ".",
  "soldOut.inColour": (d) => d.size + " finns i färgen " + d.colour,
  "soldOut.inColourOne": (d) => "Finns i färgen " + d.colour,
  "soldOut.intro": () => "Ett enda mejl, bara om den här.",
  "soldOut.incoming": (d) => "Nästa leverans väntas i vecka " + d.week + ".",
  "soldOut.doneIn": (d) => "Vi mejlar " + d.email + " när " + d.size + " i " + d.colour + " " + select(d.stock, { coming: "kommer", other: "är tillbaka" }) + ".",
  "soldOut.doneSize": (d) => "Vi mejlar " + d.email + " när " + d.size + " " + select(d.stock, { coming: "kommer", other: "är tillbaka" }) + ".",
  "soldOut.undo": () => "Ångra",
  "soldOut.failed": (d) => "Vi kunde inte skriva upp " + d.email + ". Försök igen.",
  "soldOut.similar": (d) => "Se liknande i storlek " + d.size,
  "soldOut.sameStyle": (d) => "Samma modell, " + d.amount,
  "soldOut.sameStyleReduced": (d) => "Samma modell, nu " + d.amount + ", ord. " + d.regular,
  "soldOut.change": () => "Byt färg",
  "soldOut.changeTo": (d) => "Byt färg till " + d.colour
}
import { select } from "@messageformat/runtime";
export default {
  "soldOut.title": (d) => "Ilmoitamme, kun " + select(d.stock, { coming: "koko " + d.size + " tulee myyntiin", other: "kokoa " + d.size + " on taas" }),
  "soldOut.titleOne": (d) => "Ilmoitamme, kun " + select(d.stock, { coming: "tuote tulee myyntiin", other: "tuotetta on taas" }),
  "soldOut.send": () => "Ilmoita minulle",
  "soldOut.done": () => "Merkitty muistiin.",
  "soldOut.doneOne": (d) => "Lähetämme viestin osoitteeseen " + d.email + ", kun " + select(d.stock, { coming: "tuote tulee myyntiin", other: "tuotetta on taas" }) + ".",
  "soldOut.inColour": (d) => "Kokoa " + d.size + " on värissä " + d.colour,
  "soldOut.inColourOne": (d) => "Saatavilla värissä " + d.colour,
  "soldOut.intro": () => "Yksi ainoa viesti, vain tästä tuotteesta.",
  "soldOut.incoming": (d) => "Seuraavaa erää odotetaan viikolla " + d.week + ".",
  "soldOut.doneIn": (d) => "Lähetämme viestin osoitteeseen " + d.email + ", kun " + select(d.stock, { coming: "koko " + d.size + " tulee myyntiin", other: "kokoa " + d.size + " on taas" }) + " värissä " + d.colour + ".",
  "soldOut.doneSize": (d) => "Lähetämme viestin osoitteeseen " + d.email + ", kun " + select(d.stock, { coming: "koko " + d.size + " tulee myyntiin", other: "kokoa " + d.size + " on taas" }) + ".",
  "soldOut.undo": () => "Peru",
  "soldOut.failed": (d) => "Osoitteen " + d.email + " tallennus ei onnistunut. Yritä uudelleen.",
  "soldOut.similar": (d) => "Katso samankaltaisia koossa " + d.size,
  "soldOut.sameStyle": (d) => "Sama malli, " + d.amount,
  "soldOut.sameStyleReduced": (d) => "Sama malli, nyt " + d.amount + ", norm. " + d.regular,
  "soldOut.change": () => "Vaihda väriä",
  "soldOut.changeTo": (d) => "Vaihda väriä: " + d.colour
}
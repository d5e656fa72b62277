import { number, plural } from "@messageformat/runtime";
import { da } from "@messageformat/runtime/lib/cardinals";
export default {
  "searchPanel.close": () => "Luk søgningen",
  "searchPanel.clear": () => "Ryd",
  "searchPanel.phrases": () => "Forslag",
  "searchPanel.phrase": (d) => d.text + ", forslag " + d.at + " af " + d.count,
  "searchPanel.popular": (d) => "Populært i " + d.country + " lige nu",
  "searchPanel.popularPhrase": (d) => d.text + ", populært " + d.at + " af " + d.count,
  "searchPanel.products": () => "Varer",
  "searchPanel.hits": (d) => plural(d.count, 0, da, { one: number("da", d.count, 0) + " resultat", other: number("da", d.count, 0) + " resultater" }),
  "searchPanel.showAll": (d) => "Vis alle " + d.count,
  "searchPanel.categories": () => "Kategorier",
  "searchPanel.inCategory": (d) => d.name + " i " + d.parent,
  "searchPanel.pages": () => "Læs",
  "searchPanel.recent": () => "Seneste søgninger",
  "searchPanel.recentSearch": (d) => d.text + ", seneste søgning " + d.at + " af " + d.count,
  "searchPanel.remove": (d) => "Fjern " + d.text,
  "searchPanel.seen": () => "Set for nylig",
  "searchPanel.seenNote": () => "Gemmes kun i denne browser.",
  "searchPanel.status": (d) => plural(d.phrases, 0, da, { "0": "Ingen forslag", other: number("da", d.phrases, 0) + " forslag" }) + ", " + plural(d.products, 0, da, { "0": "ingen varer", one: number("da", d.products, 0) + " vare", other: number("da", d.products, 0) + " varer" }),
  "searchPanel.offline": () => "Du er offline. Her er det, du søgte efter sidst.",
  "searchPanel.none": () => "Det har vi ingen forslag til.",
  "searchPanel.searchFor": (d) => "Søg efter »" + d.text + "«",
  "searchPanel.hint.choose": () => "vælger",
  "searchPanel.hint.search": () => "søger",
  "searchPanel.hint.close": () => "lukker",
  "searchPanel.hint.palette": () => "kommandolinjen"
}
import { number, plural } from "@messageformat/runtime";
import { nb } from "@messageformat/runtime/lib/cardinals";
export default {
  "searchPanel.close": () => "Lukk søket",
  "searchPanel.clear": () => "Tøm",
  "searchPanel.phrases": () => "Forslag",
  "searchPanel.phrase": (d) => d.text + ", forslag " + d.at + " av " + d.count,
  "searchPanel.popular": (d) => "Populært i " + d.country + " nå",
  "searchPanel.popularPhrase": (d) => d.text + ", populært " + d.at + " av " + d.count,
  "searchPanel.products": () => "Varer",
  "searchPanel.hits": (d) => d.count + " treff",
  "searchPanel.showAll": (d) => "Vis alle " + d.count,
  "searchPanel.categories": () => "Kategorier",
  "searchPanel.inCategory": (d) => d.name + " i " + d.parent,
  "searchPanel.pages": () => "Les",
  "searchPanel.recent": () => "Siste søk",
  "searchPanel.recentSearch": (d) => d.text + ", siste søk " + d.at + " av " + d.count,
  "searchPanel.remove": (d) => "Fjern " + d.text,
  "searchPanel.seen": () => "Nylig sett",
  "searchPanel.seenNote": () => "Lagres bare i denne nettleseren.",
  "searchPanel.status": (d) => plural(d.phrases, 0, nb, { "0": "Ingen forslag", other: number("nb", d.phrases, 0) + " forslag" }) + ", " + plural(d.products, 0, nb, { "0": "ingen varer", one: number("nb", d.products, 0) + " vare", other: number("nb", d.products, 0) + " varer" }),
  "searchPanel.offline": () => "Du er frakoblet. Her er det du søkte etter sist.",
  "searchPanel.none": () => "Vi har ingen forslag til det.",
  "searchPanel.searchFor": (d) => "Søk etter «" + d.text + "»",
  "searchPanel.hint.choose": () => "velger",
  "searchPanel.hint.search": () => "søker",
  "searchPanel.hint.close": () => "lukker",
  "searchPanel.hint.palette": () => "kommandolinjen"
}
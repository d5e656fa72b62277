import { number, plural } from "@messageformat/runtime";
import { sv } from "@messageformat/runtime/lib/cardinals";
export default {
  "searchPanel.close": () => "Stäng sökningen",
  "searchPanel.clear": () => "Rensa",
  "searchPanel.phrases": () => "Förslag",
  "searchPanel.phrase": (d) => d.text + ", förslag " + d.at + " av " + d.count,
  "searchPanel.popular": (d) => "Populärt i " + d.country + " just nu",
  "searchPanel.popularPhrase": (d) => d.text + ", populärt " + d.at + " av " + d.count,
  "searchPanel.products": () => "Varor",
  "searchPanel.hits": (d) => plural(d.count, 0, sv, { one: number("sv", d.count, 0) + " träff", other: number("sv", d.count, 0) + " träffar" }),
  "searchPanel.showAll": (d) => "Visa alla " + d.count,
  "searchPanel.categories": () => "Kategorier",
  "searchPanel.inCategory": (d) => d.name + " i " + d.parent,
  "searchPanel.pages": () => "Läs",
  "searchPanel.recent": () => "Senaste sökningar",
  "searchPanel.recentSearch": (d) => d.text + ", senaste sökning " + d.at + " av " + d.count,
  "searchPanel.remove": (d) => "Ta bort " + d.text,
  "searchPanel.seen": () => "Nyss sedda",
  "searchPanel.seenNote": () => "Sparas bara i den här webbläsaren.",
  "searchPanel.status": (d) => plural(d.phrases, 0, sv, { "0": "Inga förslag", other: number("sv", d.phrases, 0) + " förslag" }) + ", " + plural(d.products, 0, sv, { "0": "inga varor", one: number("sv", d.products, 0) + " vara", other: number("sv", d.products, 0) + " varor" }),
  "searchPanel.offline": () => "Du är offline. Här är det du sökte senast.",
  "searchPanel.none": () => "Vi har inga förslag på det.",
  "searchPanel.searchFor": (d) => "Sök efter ”" + d.text + "”",
  "searchPanel.hint.choose": () => "väljer",
  "searchPanel.hint.search": () => "söker",
  "searchPanel.hint.close": () => "stänger",
  "searchPanel.hint.palette": () => "kommandoraden"
}
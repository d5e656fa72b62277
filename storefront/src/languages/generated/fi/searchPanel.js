import { number, plural, select } from "@messageformat/runtime";
import { fi } from "@messageformat/runtime/lib/cardinals";
export default {
  "searchPanel.close": () => "Sulje haku",
  "searchPanel.clear": () => "Tyhjennä",
  "searchPanel.phrases": () => "Ehdotukset",
  "searchPanel.phrase": (d) => d.text + ", ehdotus " + d.at + "/" + d.count,
  "searchPanel.popular": (d) => select(d.country, { Suomi: "Suosittua Suomessa juuri nyt", other: "Suosittua juuri nyt" }),
  "searchPanel.popularPhrase": (d) => d.text + ", suosittua " + d.at + "/" + d.count,
  "searchPanel.products": () => "Tuotteet",
  "searchPanel.hits": (d) => plural(d.count, 0, fi, { one: number("fi", d.count, 0) + " osuma", other: number("fi", d.count, 0) + " osumaa" }),
  "searchPanel.showAll": (d) => "Näytä kaikki " + d.count,
  "searchPanel.categories": () => "Tuoteryhmät",
  "searchPanel.inCategory": (d) => d.name + ", " + d.parent,
  "searchPanel.pages": () => "Lue",
  "searchPanel.recent": () => "Viimeisimmät haut",
  "searchPanel.recentSearch": (d) => d.text + ", viimeisin haku " + d.at + "/" + d.count,
  "searchPanel.remove": (d) => "Poista " + d.text,
  "searchPanel.seen": () => "Viimeksi katsotut",
  "searchPanel.seenNote": () => "Tallennetaan vain tähän selaimeen.",
  "searchPanel.status": (d) => plural(d.phrases, 0, fi, { "0": "Ei ehdotuksia", one: number("fi", d.phrases, 0) + " ehdotus", other: number("fi", d.phrases, 0) + " ehdotusta" }) + ", " + plural(d.products, 0, fi, { "0": "ei tuotteita", one: number("fi", d.products, 0) + " tuote", other: number("fi", d.products, 0) + " tuotetta" }),
  "searchPanel.offline": () => "Olet offline-tilassa. Tässä ovat viimeisimmät hakusi.",
  "searchPanel.none": () => "Emme keksi ehdotuksia.",
  "searchPanel.searchFor": (d) => "Hae ”" + d.text + "”",
  "searchPanel.hint.choose": () => "valitsee",
  "searchPanel.hint.search": () => "hakee",
  "searchPanel.hint.close": () => "sulkee",
  "searchPanel.hint.palette": () => "komentorivi"
}
import { number, plural } from "@messageformat/runtime";
import { fi } from "@messageformat/runtime/lib/cardinals";
export default {
  "search.field": () => "Hae koko kaupasta",
  "search.heading": (d) => "Haku: " + d.search,
  "search.title": (d) => "Haku: " + d.search,
  "search.empty.title": (d) => "Haulla ”" + d.search + "” ei löytynyt mitään",
  "search.empty.text": () => "Tarkista kirjoitusasu tai kokeile laajempaa sanaa, kuten ”takki” tai ”neule”.",
  "search.corrected": (d) => "Näytämme tulokset haulle <b>" + d.corrected + "</b>. <undo>Hae silti sanalla ”" + d.typed + "”</undo>",
  "search.didYouMean": (d) => "Tarkoititko <other>" + d.other + "</other>? " + plural(d.count, 0, fi, { one: "Sillä löytyy yksi tuote.", other: "Sillä löytyy " + number("fi", d.count, 0) + " tuotetta." }),
  "search.understood": () => "Haun rajaukset",
  "search.understood.remove": (d) => "Poista hausta " + d.part,
  "search.understood.reduced": () => "Alennettu",
  "search.fewerWords": () => "Kokeile vähemmillä sanoilla",
  "search.fewerWordsRow": (d) => "”" + d.search + "” löytyy näistä",
  "search.recommended": () => "Ehkä jokin näistä",
  "search.related": (d) => d.search + ", " + d.count,
  "search.categories": () => "Etsitkö jotakin näistä",
  "search.named": () => "Suoraan perille",
  "search.named.text": () => "Sille on kaupassa oma sivunsa.",
  "search.pages": () => "Lue aiheesta"
}
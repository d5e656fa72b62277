import { number, plural } from "@messageformat/runtime";
import { sv } from "@messageformat/runtime/lib/cardinals";
export default {
  "search.field": () => "Sök i hela butiken",
  "search.heading": (d) => "Sökning: " + d.search,
  "search.title": (d) => "Sök efter " + d.search,
  "search.empty.title": (d) => "Vi har inget som heter ”" + d.search + "”",
  "search.empty.text": () => "Kontrollera stavningen, eller prova ett bredare ord som ”kappa” eller ”stickat”.",
  "search.corrected": (d) => "Vi visar träffar för <b>" + d.corrected + "</b>. <undo>Sök på ”" + d.typed + "” i stället</undo>",
  "search.didYouMean": (d) => "Menade du <other>" + d.other + "</other>? " + plural(d.count, 0, sv, { one: "Det ger en träff.", other: "Det ger " + number("sv", d.count, 0) + " träffar." }),
  "search.understood": () => "Så är sökningen avgränsad",
  "search.understood.remove": (d) => "Ta bort " + d.part + " ur sökningen",
  "search.understood.reduced": () => "Nedsatt",
  "search.fewerWords": () => "Prova med färre ord",
  "search.fewerWordsRow": (d) => "”" + d.search + "” finns i de här",
  "search.recommended": () => "Kanske något av det här",
  "search.related": (d) => d.search + ", " + d.count,
  "search.categories": () => "Letar du efter något av det här",
  "search.named": () => "Direkt till",
  "search.named.text": () => "Det har en egen sida i butiken.",
  "search.pages": () => "Läs om"
}
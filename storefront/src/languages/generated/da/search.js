import { number, plural } from "@messageformat/runtime";
import { da } from "@messageformat/runtime/lib/cardinals";
export default {
  "search.field": () => "Søg i hele butikken",
  "search.heading": (d) => "Søgning: " + d.search,
  "search.title": (d) => "Søg efter " + d.search,
  "search.empty.title": (d) => "Vi har intet, der hedder »" + d.search + "«",
  "search.empty.text": () => "Tjek stavningen, eller prøv et bredere ord som »frakke« eller »strik«.",
  "search.corrected": (d) => "Vi viser resultater for <b>" + d.corrected + "</b>. <undo>Søg på »" + d.typed + "« i stedet</undo>",
  "search.didYouMean": (d) => "Mente du <other>" + d.other + "</other>? " + plural(d.count, 0, da, { one: "Det giver ét resultat.", other: "Det giver " + number("da", d.count, 0) + " resultater." }),
  "search.understood": () => "Sådan er søgningen afgrænset",
  "search.understood.remove": (d) => "Fjern " + d.part + " fra søgningen",
  "search.understood.reduced": () => "Nedsat",
  "search.fewerWords": () => "Prøv med færre ord",
  "search.fewerWordsRow": (d) => "»" + d.search + "« finder du i disse",
  "search.recommended": () => "Måske noget af det her",
  "search.related": (d) => d.search + ", " + d.count,
  "search.categories": () => "Leder du efter noget af det her",
  "search.named": () => "Direkte til",
  "search.named.text": () => "Det har sin egen side i butikken.",
  "search.pages": () => "Læs om"
}
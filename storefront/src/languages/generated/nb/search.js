import { number, plural } from "@messageformat/runtime";
import { nb } from "@messageformat/runtime/lib/cardinals";
export default {
  "search.field": () => "Søk i hele butikken",
  "search.heading": (d) => "Søk: " + d.search,
  "search.title": (d) => "Søk etter " + d.search,
  "search.empty.title": (d) => "Vi har ingenting som heter «" + d.search + "»",
  "search.empty.text": () => "Sjekk stavemåten, eller prøv et bredere ord, som «kåpe» eller «strikk».",
  "search.corrected": (d) => "Vi viser treff for <b>" + d.corrected + "</b>. <undo>Søk på «" + d.typed + "» i stedet</undo>",
  "search.didYouMean": (d) => "Mente du <other>" + d.other + "</other>? " + plural(d.count, 0, nb, { one: "Det gir ett treff.", other: "Det gir " + number("nb", d.count, 0) + " treff." }),
  "search.understood": () => "Slik er søket avgrenset",
  "search.understood.remove": (d) => "Fjern " + d.part + " fra søket",
  "search.understood.reduced": () => "Nedsatt",
  "search.fewerWords": () => "Prøv med færre ord",
  "search.fewerWordsRow": (d) => "«" + d.search + "» finner du i disse",
  "search.recommended": () => "Kanskje noe av dette",
  "search.related": (d) => d.search + ", " + d.count,
  "search.categories": () => "Leter du etter noe av dette",
  "search.named": () => "Rett til",
  "search.named.text": () => "Det har en egen side i butikken.",
  "search.pages": () => "Les om"
}
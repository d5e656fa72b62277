import { number, plural } from "@messageformat/runtime";
import { nb } from "@messageformat/runtime/lib/cardinals";
export default {
  "headerMenu.categories": () => "Sortiment",
  "headerMenu.now": () => "Akkurat nå",
  "headerMenu.brands": () => "Merker",
  "headerMenu.allBrands": (d) => plural(d.count, 0, nb, { "0": "Alle merker", other: "Alle " + number("nb", d.count, 0) + " merker" }),
  "headerMenu.reading": () => "Les og velg",
  "headerMenu.show": (d) => "Vis " + d.name,
  "headerMenu.bestSellers": () => "Bestselgere"
}
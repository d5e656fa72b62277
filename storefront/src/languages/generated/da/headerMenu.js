import { number, plural } from "@messageformat/runtime";
import { da } from "@messageformat/runtime/lib/cardinals";
export default {
  "headerMenu.categories": () => "Sortiment",
  "headerMenu.now": () => "Lige nu",
  "headerMenu.brands": () => "Mærker",
  "headerMenu.allBrands": (d) => plural(d.count, 0, da, { "0": "Alle mærker", other: "Alle " + number("da", d.count, 0) + " mærker" }),
  "headerMenu.reading": () => "Læs og vælg",
  "headerMenu.show": (d) => "Vis " + d.name,
  "headerMenu.bestSellers": () => "Bestsellere"
}
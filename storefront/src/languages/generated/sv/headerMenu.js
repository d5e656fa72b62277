import { number, plural } from "@messageformat/runtime";
import { sv } from "@messageformat/runtime/lib/cardinals";
export default {
  "headerMenu.categories": () => "Sortiment",
  "headerMenu.now": () => "Just nu",
  "headerMenu.brands": () => "Märken",
  "headerMenu.allBrands": (d) => plural(d.count, 0, sv, { "0": "Alla märken", other: "Alla " + number("sv", d.count, 0) + " märken" }),
  "headerMenu.reading": () => "Läs och välj",
  "headerMenu.show": (d) => "Visa " + d.name,
  "headerMenu.bestSellers": () => "Bästsäljare"
}
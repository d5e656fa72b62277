import { number, plural } from "@messageformat/runtime";
import { fi } from "@messageformat/runtime/lib/cardinals";
export default {
  "headerMenu.categories": () => "Valikoima",
  "headerMenu.now": () => "Juuri nyt",
  "headerMenu.brands": () => "Merkit",
  "headerMenu.allBrands": (d) => plural(d.count, 0, fi, { "0": "Kaikki merkit", other: "Kaikki " + number("fi", d.count, 0) + " merkkiä" }),
  "headerMenu.reading": () => "Lue ja valitse",
  "headerMenu.show": (d) => "Näytä " + d.name,
  "headerMenu.bestSellers": () => "Myydyimmät"
}
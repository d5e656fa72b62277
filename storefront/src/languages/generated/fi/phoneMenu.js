import { number, plural } from "@messageformat/runtime";
import { fi } from "@messageformat/runtime/lib/cardinals";
export default {
  "phoneMenu.all": (d) => "Kaikki, " + plural(d.count, 0, fi, { one: number("fi", d.count, 0) + " tuote", other: number("fi", d.count, 0) + " tuotetta" }),
  "phoneMenu.news": () => "Uutuudet",
  "phoneMenu.bestSellers": () => "Myydyimmät",
  "phoneMenu.markets": () => "Maa ja kieli",
  "phoneMenu.logIn": () => "Kirjaudu"
}
import { number, plural } from "@messageformat/runtime";
import { sv } from "@messageformat/runtime/lib/cardinals";
export default {
  "phoneMenu.all": (d) => "Allt, " + plural(d.count, 0, sv, { one: number("sv", d.count, 0) + " vara", other: number("sv", d.count, 0) + " varor" }),
  "phoneMenu.news": () => "Nyheter",
  "phoneMenu.bestSellers": () => "Bästsäljare",
  "phoneMenu.markets": () => "Land och språk",
  "phoneMenu.logIn": () => "Logga in"
}
import { number, plural } from "@messageformat/runtime";
import { da } from "@messageformat/runtime/lib/cardinals";
export default {
  "phoneMenu.all": (d) => "Alt, " + plural(d.count, 0, da, { one: number("da", d.count, 0) + " vare", other: number("da", d.count, 0) + " varer" }),
  "phoneMenu.news": () => "Nyheder",
  "phoneMenu.bestSellers": () => "Bestsellere",
  "phoneMenu.markets": () => "Land og sprog",
  "phoneMenu.logIn": () => "Log ind"
}
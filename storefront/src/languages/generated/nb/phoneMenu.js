import { number, plural } from "@messageformat/runtime";
import { nb } from "@messageformat/runtime/lib/cardinals";
export default {
  "phoneMenu.all": (d) => "Alt, " + plural(d.count, 0, nb, { one: number("nb", d.count, 0) + " vare", other: number("nb", d.count, 0) + " varer" }),
  "phoneMenu.news": () => "Nyheter",
  "phoneMenu.bestSellers": () => "Bestselgere",
  "phoneMenu.markets": () => "Land og språk",
  "phoneMenu.logIn": () => "Logg inn"
}
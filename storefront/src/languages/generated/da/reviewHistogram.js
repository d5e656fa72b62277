import { number, plural } from "@messageformat/runtime";
import { da } from "@messageformat/runtime/lib/cardinals";
export default {
  "reviewHistogram.label": () => "Anmeldelser efter antal stjerner",
  "reviewHistogram.row": (d) => d.stars + " af 5: " + plural(d.count, 0, da, { one: number("da", d.count, 0) + " anmeldelse", other: number("da", d.count, 0) + " anmeldelser" }),
  "reviewHistogram.all": () => "Vis alle anmeldelser"
}
import { number, plural } from "@messageformat/runtime";
import { nb } from "@messageformat/runtime/lib/cardinals";
export default {
  "reviewHistogram.label": () => "Anmeldelser etter antall stjerner",
  "reviewHistogram.row": (d) => d.stars + " av 5: " + plural(d.count, 0, nb, { one: number("nb", d.count, 0) + " anmeldelse", other: number("nb", d.count, 0) + " anmeldelser" }),
  "reviewHistogram.all": () => "Vis alle anmeldelser"
}
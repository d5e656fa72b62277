import { number, plural } from "@messageformat/runtime";
import { sv } from "@messageformat/runtime/lib/cardinals";
export default {
  "reviewHistogram.label": () => "Omdömen efter antal stjärnor",
  "reviewHistogram.row": (d) => d.stars + " av 5: " + plural(d.count, 0, sv, { one: number("sv", d.count, 0) + " omdöme", other: number("sv", d.count, 0) + " omdömen" }),
  "reviewHistogram.all": () => "Visa alla omdömen"
}
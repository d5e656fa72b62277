import { number, plural } from "@messageformat/runtime";
import { fi } from "@messageformat/runtime/lib/cardinals";
export default {
  "reviewHistogram.label": () => "Arviot tähtien mukaan",
  "reviewHistogram.row": (d) => d.stars + "/5: " + plural(d.count, 0, fi, { one: number("fi", d.count, 0) + " arvio", other: number("fi", d.count, 0) + " arviota" }),
  "reviewHistogram.all": () => "Näytä kaikki arviot"
}
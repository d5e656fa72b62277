import { number, plural } from "@messageformat/runtime";
import { fi } from "@messageformat/runtime/lib/cardinals";
export default {
  "reviews.byStars": () => "Arviot tähtien mukaan",
  "reviews.stars": (d) => d.stars + "/5: " + plural(d.count, 0, fi, { one: number("fi", d.count, 0) + " arvio", other: number("fi", d.count, 0) + " arviota" }),
  "reviews.all": () => "Näytä kaikki arviot",
  "reviews.more": (d) => "Näytä " + d.count + " lisää",
  "reviews.size": () => "Koko",
  "reviews.allSizes": () => "Kaikki",
  "reviews.count": (d) => plural(d.count, 0, fi, { one: number("fi", d.count, 0) + " arvio", other: number("fi", d.count, 0) + " arviota" }),
  "reviews.order": () => "Järjestä arviot",
  "reviews.newest": () => "Uusimmat",
  "reviews.ownFirst": () => "Uusimmat, suomenkieliset ensin",
  "reviews.highest": () => "Parhaat arvosanat",
  "reviews.lowest": () => "Heikoimmat arvosanat",
  "reviews.fit": () => "Istuvuus",
  "reviews.small": () => "pieni",
  "reviews.asExpected": () => "kuten odotettu",
  "reviews.large": () => "suuri",
  "reviews.fit.small": () => "Pieni",
  "reviews.fit.asExpected": () => "Kuten odotettu",
  "reviews.fit.large": () => "Suuri",
  "reviews.fitOf": (d) => d.count + "/" + d.total + ": " + d.fit
}
import { number, plural } from "@messageformat/runtime";
import { sv } from "@messageformat/runtime/lib/cardinals";
export default {
  "reviews.byStars": () => "Omdömen efter antal stjärnor",
  "reviews.stars": (d) => d.stars + " av 5: " + plural(d.count, 0, sv, { one: number("sv", d.count, 0) + " omdöme", other: number("sv", d.count, 0) + " omdömen" }),
  "reviews.all": () => "Visa alla omdömen",
  "reviews.more": (d) => "Visa " + d.count + " till",
  "reviews.size": () => "Storlek",
  "reviews.allSizes": () => "Alla",
  "reviews.count": (d) => plural(d.count, 0, sv, { one: number("sv", d.count, 0) + " omdöme", other: number("sv", d.count, 0) + " omdömen" }),
  "reviews.order": () => "Sortera omdömen",
  "reviews.newest": () => "Nyast",
  "reviews.ownFirst": () => "Nyast, svenska först",
  "reviews.highest": () => "Högst betyg",
  "reviews.lowest": () => "Lägst betyg",
  "reviews.fit": () => "Passform",
  "reviews.small": () => "liten",
  "reviews.asExpected": () => "som väntat",
  "reviews.large": () => "stor",
  "reviews.fit.small": () => "Liten",
  "reviews.fit.asExpected": () => "Som väntat",
  "reviews.fit.large": () => "Stor",
  "reviews.fitOf": (d) => d.count + " av " + d.total + ": " + d.fit
}
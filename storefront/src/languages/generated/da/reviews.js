import { number, plural } from "@messageformat/runtime";
import { da } from "@messageformat/runtime/lib/cardinals";
export default {
  "reviews.byStars": () => "Anmeldelser efter antal stjerner",
  "reviews.stars": (d) => d.stars + " af 5: " + plural(d.count, 0, da, { one: number("da", d.count, 0) + " anmeldelse", other: number("da", d.count, 0) + " anmeldelser" }),
  "reviews.all": () => "Vis alle anmeldelser",
  "reviews.more": (d) => "Vis " + d.count + " mere",
  "reviews.size": () => "Størrelse",
  "reviews.allSizes": () => "Alle",
  "reviews.count": (d) => plural(d.count, 0, da, { one: number("da", d.count, 0) + " anmeldelse", other: number("da", d.count, 0) + " anmeldelser" }),
  "reviews.order": () => "Sortér anmeldelser",
  "reviews.newest": () => "Nyeste",
  "reviews.ownFirst": () => "Nyeste, danske først",
  "reviews.highest": () => "Højest vurdering",
  "reviews.lowest": () => "Lavest vurdering",
  "reviews.fit": () => "Pasform",
  "reviews.small": () => "lille",
  "reviews.asExpected": () => "som forventet",
  "reviews.large": () => "stor",
  "reviews.fit.small": () => "Lille",
  "reviews.fit.asExpected": () => "Som forventet",
  "reviews.fit.large": () => "Stor",
  "reviews.fitOf": (d) => d.count + " af " + d.total + ": " + d.fit
}
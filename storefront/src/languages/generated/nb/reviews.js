import { number, plural } from "@messageformat/runtime";
import { nb } from "@messageformat/runtime/lib/cardinals";
export default {
  "reviews.byStars": () => "Anmeldelser etter antall stjerner",
  "reviews.stars": (d) => d.stars + " av 5: " + plural(d.count, 0, nb, { one: number("nb", d.count, 0) + " anmeldelse", other: number("nb", d.count, 0) + " anmeldelser" }),
  "reviews.all": () => "Vis alle anmeldelser",
  "reviews.more": (d) => "Vis " + d.count + " til",
  "reviews.size": () => "Størrelse",
  "reviews.allSizes": () => "Alle",
  "reviews.count": (d) => plural(d.count, 0, nb, { one: number("nb", d.count, 0) + " anmeldelse", other: number("nb", d.count, 0) + " anmeldelser" }),
  "reviews.order": () => "Sorter anmeldelser",
  "reviews.newest": () => "Nyeste",
  "reviews.ownFirst": () => "Nyeste, norske først",
  "reviews.highest": () => "Høyest vurdering",
  "reviews.lowest": () => "Lavest vurdering",
  "reviews.fit": () => "Passform",
  "reviews.small": () => "liten",
  "reviews.asExpected": () => "som forventet",
  "reviews.large": () => "stor",
  "reviews.fit.small": () => "Liten",
  "reviews.fit.asExpected": () => "Som forventet",
  "reviews.fit.large": () => "Stor",
  "reviews.fitOf": (d) => d.count + " av " + d.total + ": " + d.fit
}
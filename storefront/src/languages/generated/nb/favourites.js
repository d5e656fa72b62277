import { number, plural } from "@messageformat/runtime";
import { nb } from "@messageformat/runtime/lib/cardinals";
export default {
  "favourites.title": () => "Favoritter",
  "favourites.intro": () => "Det du har trykket hjerte på. Lagres bare i denne nettleseren.",
  "favourites.count": (d) => plural(d.count, 0, nb, { one: number("nb", d.count, 0) + " vare", other: number("nb", d.count, 0) + " varer" }) + ", lagret bare i denne nettleseren",
  "favourites.empty.title": () => "Ingen hjerter ennå",
  "favourites.empty.text": () => "Trykk på hjertet ved en vare, så ligger den her når du kommer tilbake.",
  "favourites.empty.action": () => "Se nyhetene",
  "favourites.more": () => "Vis flere",
  "favourites.needsScripts": () => "Favoritter trenger JavaScript, siden de lagres i nettleseren."
}
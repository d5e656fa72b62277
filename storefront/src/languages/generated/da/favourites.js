import { number, plural } from "@messageformat/runtime";
import { da } from "@messageformat/runtime/lib/cardinals";
export default {
  "favourites.title": () => "Favoritter",
  "favourites.intro": () => "Det, du har givet et hjerte. Gemmes kun i denne browser.",
  "favourites.count": (d) => plural(d.count, 0, da, { one: number("da", d.count, 0) + " vare", other: number("da", d.count, 0) + " varer" }) + ", kun gemt i denne browser",
  "favourites.empty.title": () => "Ingen hjerter endnu",
  "favourites.empty.text": () => "Tryk på hjertet ved en vare, så ligger den her, når du kommer tilbage.",
  "favourites.empty.action": () => "Se nyhederne",
  "favourites.more": () => "Vis flere",
  "favourites.needsScripts": () => "Favoritter kræver JavaScript, da de gemmes i browseren."
}
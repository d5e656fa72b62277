import { number, plural } from "@messageformat/runtime";
import { sv } from "@messageformat/runtime/lib/cardinals";
export default {
  "favourites.title": () => "Favoriter",
  "favourites.intro": () => "Det du har tryckt hjärta på. Sparas bara i den här webbläsaren.",
  "favourites.count": (d) => plural(d.count, 0, sv, { one: number("sv", d.count, 0) + " vara", other: number("sv", d.count, 0) + " varor" }) + ", sparade bara i den här webbläsaren",
  "favourites.empty.title": () => "Inga hjärtan än",
  "favourites.empty.text": () => "Tryck på hjärtat vid en vara, så ligger den här när du kommer tillbaka.",
  "favourites.empty.action": () => "Se nyheterna",
  "favourites.more": () => "Visa fler",
  "favourites.needsScripts": () => "Favoriter behöver JavaScript, eftersom de sparas i webbläsaren."
}
import { number, plural } from "@messageformat/runtime";
import { fi } from "@messageformat/runtime/lib/cardinals";
export default {
  "favourites.title": () => "Suosikit",
  "favourites.intro": () => "Tuotteet, joille annoit sydämen. Tallennetaan vain tähän selaimeen.",
  "favourites.count": (d) => plural(d.count, 0, fi, { one: number("fi", d.count, 0) + " tuote", other: number("fi", d.count, 0) + " tuotetta" }) + ", tallennettu vain tähän selaimeen",
  "favourites.empty.title": () => "Ei vielä sydämiä",
  "favourites.empty.text": () => "Paina tuotteen sydäntä, niin löydät sen täältä, kun palaat.",
  "favourites.empty.action": () => "Katso uutuudet",
  "favourites.more": () => "Näytä lisää",
  "favourites.needsScripts": () => "Suosikit tarvitsevat JavaScriptin, koska ne tallennetaan selaimeen."
}
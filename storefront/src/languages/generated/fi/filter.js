import { number, plural } from "@messageformat/runtime";
import { fi } from "@messageformat/runtime/lib/cardinals";
export default {
  "filter.chosen": (d) => plural(d.count, 0, fi, { one: number("fi", d.count, 0) + " valittu", other: number("fi", d.count, 0) + " valittu" }),
  "filter.all": () => "Kaikki",
  "filter.sizes.eu": () => "EU-koot",
  "filter.sizes.letters": () => "Kirjainkoot",
  "filter.sizes.shoes": () => "Kengänkoot, EU",
  "filter.sizes.clothesAndShoes": () => "EU, vaatteet ja kengät",
  "filter.sizes.inches": () => "Vyötärö ja pituus tuumina",
  "filter.sizes.others": () => "Muut koot",
  "filter.from": () => "Vähintään",
  "filter.to": () => "Enintään",
  "filter.fromAmount": (d) => "vähintään " + d.amount,
  "filter.toAmount": (d) => "enintään " + d.amount,
  "filter.searchBrands": (d) => "Etsi " + d.count + " merkistä",
  "filter.searchValues": (d) => "Etsi " + d.count + " vaihtoehdosta",
  "filter.found": (d) => plural(d.count, 0, fi, { "0": "Ei sen nimisiä", one: number("fi", d.count, 0) + " osuma", other: number("fi", d.count, 0) + " osumaa" }),
  "filter.showFirst": (d) => "Näytä ensimmäiset " + d.count,
  "filter.clear": (d) => "Tyhjennä (" + d.count + ")",
  "filter.show": () => "Näytä"
}
import { number, plural } from "@messageformat/runtime";
import { sv } from "@messageformat/runtime/lib/cardinals";
export default {
  "filter.chosen": (d) => plural(d.count, 0, sv, { one: number("sv", d.count, 0) + " vald", other: number("sv", d.count, 0) + " valda" }),
  "filter.all": () => "Alla",
  "filter.sizes.eu": () => "EU-storlekar",
  "filter.sizes.letters": () => "Bokstavsstorlekar",
  "filter.sizes.shoes": () => "Skostorlekar, EU",
  "filter.sizes.clothesAndShoes": () => "EU, kläder och skor",
  "filter.sizes.inches": () => "Midja och längd i tum",
  "filter.sizes.others": () => "Övriga storlekar",
  "filter.from": () => "Från",
  "filter.to": () => "Till",
  "filter.fromAmount": (d) => "från " + d.amount,
  "filter.toAmount": (d) => "till " + d.amount,
  "filter.searchBrands": (d) => "Sök bland " + d.count + " märken",
  "filter.searchValues": (d) => "Sök bland " + d.count + " val",
  "filter.found": (d) => plural(d.count, 0, sv, { "0": "Inget heter så", one: number("sv", d.count, 0) + " träff", other: number("sv", d.count, 0) + " träffar" }),
  "filter.showFirst": (d) => "Visa de första " + d.count,
  "filter.clear": (d) => "Rensa (" + d.count + ")",
  "filter.show": () => "Visa"
}
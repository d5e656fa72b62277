import { number, plural } from "@messageformat/runtime";
import { da } from "@messageformat/runtime/lib/cardinals";
export default {
  "filter.chosen": (d) => plural(d.count, 0, da, { one: number("da", d.count, 0) + " valgt", other: number("da", d.count, 0) + " valgt" }),
  "filter.all": () => "Alle",
  "filter.sizes.eu": () => "EU-størrelser",
  "filter.sizes.letters": () => "Bogstavstørrelser",
  "filter.sizes.shoes": () => "Skostørrelser, EU",
  "filter.sizes.clothesAndShoes": () => "EU, tøj og sko",
  "filter.sizes.inches": () => "Talje og længde i tommer",
  "filter.sizes.others": () => "Andre størrelser",
  "filter.from": () => "Fra",
  "filter.to": () => "Til",
  "filter.fromAmount": (d) => "fra " + d.amount,
  "filter.toAmount": (d) => "til " + d.amount,
  "filter.searchBrands": (d) => "Søg blandt " + d.count + " mærker",
  "filter.searchValues": (d) => "Søg blandt " + d.count + " valg",
  "filter.found": (d) => plural(d.count, 0, da, { "0": "Intet hedder sådan", one: number("da", d.count, 0) + " resultat", other: number("da", d.count, 0) + " resultater" }),
  "filter.showFirst": (d) => "Vis de første " + d.count,
  "filter.clear": (d) => "Ryd (" + d.count + ")",
  "filter.show": () => "Vis"
}
import { number, plural } from "@messageformat/runtime";
import { nb } from "@messageformat/runtime/lib/cardinals";
export default {
  "filter.chosen": (d) => plural(d.count, 0, nb, { one: number("nb", d.count, 0) + " valgt", other: number("nb", d.count, 0) + " valgt" }),
  "filter.all": () => "Alle",
  "filter.sizes.eu": () => "EU-størrelser",
  "filter.sizes.letters": () => "Bokstavstørrelser",
  "filter.sizes.shoes": () => "Skostørrelser, EU",
  "filter.sizes.clothesAndShoes": () => "EU, klær og sko",
  "filter.sizes.inches": () => "Liv og lengde i tommer",
  "filter.sizes.others": () => "Andre størrelser",
  "filter.from": () => "Fra",
  "filter.to": () => "Til",
  "filter.fromAmount": (d) => "fra " + d.amount,
  "filter.toAmount": (d) => "til " + d.amount,
  "filter.searchBrands": (d) => "Søk blant " + d.count + " merker",
  "filter.searchValues": (d) => "Søk blant " + d.count + " valg",
  "filter.found": (d) => plural(d.count, 0, nb, { "0": "Ingenting heter det", one: number("nb", d.count, 0) + " treff", other: number("nb", d.count, 0) + " treff" }),
  "filter.showFirst": (d) => "Vis de første " + d.count,
  "filter.clear": (d) => "Nullstill (" + d.count + ")",
  "filter.show": () => "Vis"
}
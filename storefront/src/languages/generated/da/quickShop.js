
export default {
  "quickShop.loading": () => "Henter varen",
  "quickShop.goneTitle": () => "Findes ikke længere",
  "quickShop.gone": () => "Varen sælges ikke længere. Luk, og vælg noget andet.",
  "quickShop.toPage": () => "Vis hele siden",
  "quickShop.shown": (d) => "Viser " + d.name + ", " + d.colour
}
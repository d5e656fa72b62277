
export default {
  "quickShop.loading": () => "Henter plagget",
  "quickShop.goneTitle": () => "Finnes ikke lenger",
  "quickShop.gone": () => "Dette plagget selges ikke lenger. Lukk og velg noe annet.",
  "quickShop.toPage": () => "Vis hele siden",
  "quickShop.shown": (d) => "Viser " + d.name + ", " + d.colour
}
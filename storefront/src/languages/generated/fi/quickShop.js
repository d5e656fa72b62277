
export default {
  "quickShop.loading": () => "Haetaan tuotetta",
  "quickShop.goneTitle": () => "Ei enää saatavilla",
  "quickShop.gone": () => "Tätä tuotetta ei enää myydä. Sulje ja valitse jokin toinen.",
  "quickShop.toPage": () => "Avaa tuotesivu",
  "quickShop.shown": (d) => "Näytetään " + d.name + ", " + d.colour
}
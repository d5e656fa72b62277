
export default {
  "quickShop.loading": () => "Hämtar plagget",
  "quickShop.goneTitle": () => "Finns inte längre",
  "quickShop.gone": () => "Det här plagget säljs inte längre. Stäng och välj något annat.",
  "quickShop.toPage": () => "Visa hela sidan",
  "quickShop.shown": (d) => "Visar " + d.name + ", " + d.colour
}
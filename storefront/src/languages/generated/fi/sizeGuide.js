
export default {
  "sizeGuide.loading": () => "Haetaan kokotaulukkoa",
  "sizeGuide.failed": () => "Kokotaulukkoa ei saatu haettua. Yritä hetken päästä uudelleen.",
  "sizeGuide.chosen": () => "valittu koko"
}
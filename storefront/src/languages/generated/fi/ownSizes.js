
export default {
  "ownSizes.title": () => "Omat koot",
  "ownSizes.intro": () => "Kaikki listat näyttävät tuotteet, joita on sinun koossasi, sekä yhden koon tuotteet. Voit milloin tahansa näyttää taas kaikki. Tallennetaan vain tähän selaimeen.",
  "ownSizes.tops": () => "Yläosat, mekot ja takit",
  "ownSizes.bottoms": () => "Housut ja hameet",
  "ownSizes.shoes": () => "Kengät",
  "ownSizes.done": () => "Valmis",
  "ownSizes.clear": () => "Poista kaikki",
  "ownSizes.loading": () => "Haetaan kokoja"
}

export default {
  "headerMenu.categories": () => "Sortiment",
  "headerMenu.now": () => "Just nu",
  "headerMenu.brands": () => "Märken",
  "headerMenu.allBrands": (d) => "Alla " + d.count + " märken",
  "headerMenu.reading": () => "Läs och välj",
  "headerMenu.show": (d) => "Visa " + d.name,
  "headerMenu.bestSellers": () => "Bästsäljare"
}
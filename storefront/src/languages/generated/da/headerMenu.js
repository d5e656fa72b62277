
export default {
  "headerMenu.categories": () => "Sortiment",
  "headerMenu.now": () => "Lige nu",
  "headerMenu.brands": () => "Mærker",
  "headerMenu.allBrands": (d) => "Alle " + d.count + " mærker",
  "headerMenu.reading": () => "Læs og vælg",
  "headerMenu.show": (d) => "Vis " + d.name,
  "headerMenu.bestSellers": () => "Bestsellere"
}
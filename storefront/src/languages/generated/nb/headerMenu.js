
export default {
  "headerMenu.categories": () => "Sortiment",
  "headerMenu.now": () => "Akkurat nå",
  "headerMenu.brands": () => "Merker",
  "headerMenu.allBrands": (d) => "Alle " + d.count + " merker",
  "headerMenu.reading": () => "Les og velg",
  "headerMenu.show": (d) => "Vis " + d.name,
  "headerMenu.bestSellers": () => "Bestselgere"
}
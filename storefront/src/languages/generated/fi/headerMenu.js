
export default {
  "headerMenu.categories": () => "Valikoima",
  "headerMenu.now": () => "Juuri nyt",
  "headerMenu.brands": () => "Merkit",
  "headerMenu.allBrands": (d) => "Kaikki " + d.count + " merkkiä",
  "headerMenu.reading": () => "Lue ja valitse",
  "headerMenu.show": (d) => "Näytä " + d.name,
  "headerMenu.bestSellers": () => "Myydyimmät"
}

export default {
  "emptyCart.title": () => "Kurven er tom",
  "emptyCart.text": () => "Lige nu vejer den ingenting.",
  "emptyCart.others": () => "Her er det, andre bar hjem i denne uge.",
  "emptyCart.action": () => "Se nyheder",
  "emptyCart.bestSellers": () => "Bestsellere i denne uge",
  "emptyCart.chooseSize": () => "Vælg størrelse",
  "emptyCart.choose": () => "Vælg",
  "emptyCart.chooseSizeOf": (d) => "Vælg størrelse: " + d.name
}
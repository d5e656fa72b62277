
export default {
  "emptyCart.title": () => "Kurven er tom",
  "emptyCart.text": () => "Akkurat nå veier den ingenting.",
  "emptyCart.others": () => "Her er det andre bar hjem denne uken.",
  "emptyCart.action": () => "Se nyheter",
  "emptyCart.bestSellers": () => "Bestselgere denne uken",
  "emptyCart.chooseSize": () => "Velg størrelse",
  "emptyCart.choose": () => "Velg",
  "emptyCart.chooseSizeOf": (d) => "Velg størrelse: " + d.name
}
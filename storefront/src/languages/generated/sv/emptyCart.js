
export default {
  "emptyCart.title": () => "Korgen är tom",
  "emptyCart.text": () => "Den väger just nu ingenting.",
  "emptyCart.others": () => "Här är det andra bar hem i veckan.",
  "emptyCart.action": () => "Se nyheter",
  "emptyCart.bestSellers": () => "Bästsäljare den här veckan",
  "emptyCart.chooseSize": () => "Välj storlek",
  "emptyCart.choose": () => "Välj",
  "emptyCart.chooseSizeOf": (d) => "Välj storlek: " + d.name
}
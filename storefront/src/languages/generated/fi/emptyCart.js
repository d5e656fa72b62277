
export default {
  "emptyCart.title": () => "Kori on tyhjä",
  "emptyCart.text": () => "Juuri nyt se ei paina mitään.",
  "emptyCart.others": () => "Näitä muut kantoivat kotiin tällä viikolla.",
  "emptyCart.action": () => "Katso uutuudet",
  "emptyCart.bestSellers": () => "Viikon myydyimmät",
  "emptyCart.chooseSize": () => "Valitse koko",
  "emptyCart.choose": () => "Valitse",
  "emptyCart.chooseSizeOf": (d) => "Valitse koko: " + d.name
}
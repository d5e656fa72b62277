
export default {
  "provider.title.declined": () => "Betalingen gikk ikke gjennom",
  "provider.title.cancelled": () => "Betalingen ble avbrutt",
  "provider.title.soldOut": () => "Varen ble utsolgt i mellomtiden",
  "provider.text.declined": () => "Kortet ble avvist, og ingenting er trukket. Handlekurven er her fortsatt. Prøv igjen eller bruk et annet kort.",
  "provider.text.cancelled": () => "Ingenting er trukket. Handlekurven er som du forlot den.",
  "provider.text.soldOut": () => "Ingenting er trukket. Se over handlekurven og prøv igjen.",
  "provider.again": () => "Tilbake til kassen",
  "provider.toCart": () => "Vis handlekurven"
}
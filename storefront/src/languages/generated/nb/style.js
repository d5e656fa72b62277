
export default {
  "style.title": () => "Stilen til Solvik",
  "style.text": () => "Farger, bokstaver og luft som butikken er laget av, i paletten til ditt marked.",
  "style.colours": () => "Farger",
  "style.type": () => "Bokstaver",
  "style.space": () => "Luft",
  "style.controls": () => "Knapper og lenker",
  "style.icons": () => "Tegn",
  "style.toTop": () => "Til toppen av siden",
  "style.button": () => "Legg i handlekurven",
  "style.sample.display": () => "Kåpevær",
  "style.sample.heading": () => "Lag på lag på lag",
  "style.sample.section": () => "Lang ullkåpe Alma, 1 999 kr",
  "style.sample.title": () => "Varm uten å veie",
  "style.sample.lead": () => "Ull, lange linjer og lommer med plass til begge hendene.",
  "style.sample.body": () => "Hos deg onsdag eller torsdag, i en eske som kan brukes igjen.",
  "style.sample.small": () => "Laveste pris 30 dager: 2 199 kr"
}
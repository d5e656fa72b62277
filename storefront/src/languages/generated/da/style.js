
export default {
  "style.title": () => "Stilen hos Solvik",
  "style.text": () => "Farver, bogstaver og luft, som butikken er lavet af, i dit markeds palet.",
  "style.colours": () => "Farver",
  "style.type": () => "Bogstaver",
  "style.space": () => "Luft",
  "style.controls": () => "Knapper og links",
  "style.icons": () => "Tegn",
  "style.toTop": () => "Til toppen af siden",
  "style.button": () => "Læg i kurven",
  "style.sample.display": () => "Frakkevejr",
  "style.sample.heading": () => "Lag på lag på lag",
  "style.sample.section": () => "Lang uldfrakke Alma, 1.499 kr.",
  "style.sample.title": () => "Varm uden at veje",
  "style.sample.lead": () => "Uld, lange linjer og lommer med plads til begge hænder.",
  "style.sample.body": () => "Hos dig onsdag eller torsdag, i en æske, der kan bruges igen.",
  "style.sample.small": () => "Laveste pris i 30 dage: 1.699 kr."
}
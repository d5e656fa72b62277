
export default {
  "style.title": () => "Solvik: tyyli",
  "style.text": () => "Värit, kirjaimet ja väljyys, joista kauppa on tehty, oman markkinasi sävyissä.",
  "style.colours": () => "Värit",
  "style.type": () => "Kirjaimet",
  "style.space": () => "Väljyys",
  "style.controls": () => "Painikkeet ja linkit",
  "style.icons": () => "Merkit",
  "style.toTop": () => "Sivun alkuun",
  "style.button": () => "Lisää ostoskoriin",
  "style.sample.display": () => "Takkisää",
  "style.sample.heading": () => "Kerros kerrokselta",
  "style.sample.section": () => "Pitkä villakangastakki Alma, 199 €",
  "style.sample.title": () => "Lämmin mutta kevyt",
  "style.sample.lead": () => "Villaa, pitkiä linjoja ja taskut, joihin mahtuvat molemmat kädet.",
  "style.sample.body": () => "Perillä keskiviikkona tai torstaina laatikossa, jota voi käyttää uudelleen.",
  "style.sample.small": () => "Alin hinta 30 päivään: 219 €"
}
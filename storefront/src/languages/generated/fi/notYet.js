
export default {
  "notYet.title": () => "Tämä ei ole vielä valmis",
  "notYet.text": () => "Rakennamme tätä sivua. Muu kauppa on auki."
}
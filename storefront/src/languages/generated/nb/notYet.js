
export default {
  "notYet.title": () => "Her er vi ikke klare ennå",
  "notYet.text": () => "Vi bygger denne siden. Resten av butikken er åpen."
}
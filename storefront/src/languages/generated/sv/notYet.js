
export default {
  "notYet.title": () => "Här är det inte klart än",
  "notYet.text": () => "Vi bygger den här sidan. Resten av butiken är öppen."
}
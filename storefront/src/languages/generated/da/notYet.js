
export default {
  "notYet.title": () => "Her er vi ikke klar endnu",
  "notYet.text": () => "Vi er ved at bygge denne side. Resten af butikken er åben."
}

export default {
  "twin.usedTitle": () => "Tvillingen har en fortid",
  "twin.newTitle": () => "Tvillingen er ny",
  "twin.size": (d) => "størrelse " + d.size,
  "twin.lower": (d) => d.percent + " % lavere pris end den nye.",
  "twin.newText": () => "Samme model, ny og i flere størrelser.",
  "twin.newTextOne": () => "Samme model, bare ny.",
  "twin.onlyOne": () => "Kun ét eksemplar"
}
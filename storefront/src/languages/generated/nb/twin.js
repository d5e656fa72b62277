
export default {
  "twin.usedTitle": () => "Tvillingen har en fortid",
  "twin.newTitle": () => "Tvillingen er ny",
  "twin.size": (d) => "størrelse " + d.size,
  "twin.lower": (d) => d.percent + " % lavere pris enn den nye.",
  "twin.newText": () => "Samme modell, ny og i flere størrelser.",
  "twin.newTextOne": () => "Samme modell, bare ny.",
  "twin.onlyOne": () => "Bare ett eksemplar"
}
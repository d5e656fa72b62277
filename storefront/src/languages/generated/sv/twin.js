
export default {
  "twin.usedTitle": () => "Tvillingen har ett förflutet",
  "twin.newTitle": () => "Tvillingen är ny",
  "twin.size": (d) => "storlek " + d.size,
  "twin.lower": (d) => d.percent + " % lägre pris än den nya.",
  "twin.newText": () => "Samma modell, ny och i fler storlekar.",
  "twin.newTextOne": () => "Samma modell, fast ny.",
  "twin.onlyOne": () => "Ett enda exemplar"
}

export default {
  "twin.usedTitle": () => "Kaksosella on menneisyys",
  "twin.newTitle": () => "Kaksonen on uusi",
  "twin.size": (d) => "koko " + d.size,
  "twin.lower": (d) => d.percent + " % edullisempi kuin uusi.",
  "twin.newText": () => "Sama malli uutena ja useampana kokona.",
  "twin.newTextOne": () => "Sama malli uutena.",
  "twin.onlyOne": () => "Vain yksi kappale"
}
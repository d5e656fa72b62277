
export default {
  "search.field": () => "Sök i hela butiken",
  "search.heading": (d) => "Sökning: " + d.search,
  "search.title": (d) => "Sök efter " + d.search,
  "search.empty.title": (d) => "Inga träffar på ”" + d.search + "”",
  "search.empty.text": () => "Kontrollera stavningen, eller prova ett bredare ord som ”kappa” eller ”stickat”."
}

export default {
  "search.field": () => "Søg i hele butikken",
  "search.heading": (d) => "Søgning: " + d.search,
  "search.title": (d) => "Søg efter " + d.search,
  "search.empty.title": (d) => "Ingen resultater for »" + d.search + "«",
  "search.empty.text": () => "Tjek stavningen, eller prøv et bredere ord som »frakke« eller »strik«."
}

export default {
  "search.field": () => "Søk i hele butikken",
  "search.heading": (d) => "Søk: " + d.search,
  "search.title": (d) => "Søk etter " + d.search,
  "search.empty.title": (d) => "Ingen treff på «" + d.search + "»",
  "search.empty.text": () => "Sjekk stavemåten, eller prøv et bredere ord, som «kåpe» eller «strikk»."
}
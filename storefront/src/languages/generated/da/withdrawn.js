
export default {
  "withdrawn.title": (d) => d.name + " sælges ikke længere",
  "withdrawn.text": () => "Den har forladt butikken for altid. Her er det, der sælger bedst i samme afdeling.",
  "withdrawn.toCategory": (d) => "Til " + d.category,
  "withdrawn.instead": () => "I stedet"
}

export default {
  "withdrawn.title": (d) => d.name + " selges ikke lenger",
  "withdrawn.text": () => "Den har forlatt butikken for godt. Her er det som selger best i samme avdeling.",
  "withdrawn.toCategory": (d) => "Til " + d.category,
  "withdrawn.instead": () => "I stedet"
}
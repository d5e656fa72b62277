
export default {
  "withdrawn.title": (d) => d.name + " säljs inte längre",
  "withdrawn.text": () => "Den har lämnat butiken för gott. Här är det som säljer bäst i samma hörn.",
  "withdrawn.toCategory": (d) => "Till " + d.category,
  "withdrawn.instead": () => "I stället"
}
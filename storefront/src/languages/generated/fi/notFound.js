
export default {
  "notFound.title": () => "Sivu otti takkinsa ja lähti",
  "notFound.text": () => "Osoite voi olla vanha tai tuote jo myyty.",
  "notFound.pastEnd": () => "Lista ei ole näin pitkä. Se on voinut muuttua viime näkemästä.",
  "notFound.toList": () => "Listan alkuun",
  "notFound.search": () => "Hae koko kaupasta"
}
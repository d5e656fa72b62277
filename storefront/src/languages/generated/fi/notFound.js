
export default {
  "notFound.title": () => "Sivu otti takkinsa ja lähti",
  "notFound.text": () => "Osoite voi olla vanha tai tuote jo myyty.",
  "notFound.search": () => "Hae koko kaupasta"
}
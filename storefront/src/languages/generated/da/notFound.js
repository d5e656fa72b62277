
export default {
  "notFound.title": () => "Siden har taget frakken og er gået",
  "notFound.text": () => "Adressen kan være gammel, eller varen kan være solgt.",
  "notFound.pastEnd": () => "Så lang er listen ikke. Den kan være ændret siden sidst.",
  "notFound.toList": () => "Til begyndelsen af listen",
  "notFound.search": () => "Søg i hele butikken"
}

export default {
  "notFound.title": () => "Siden har taget frakken og er gået",
  "notFound.text": () => "Adressen kan være gammel, eller varen kan være solgt.",
  "notFound.search": () => "Søg i hele butikken"
}

export default {
  "notFound.title": () => "Siden har tatt kåpen og gått",
  "notFound.text": () => "Adressen kan være gammel, eller varen kan være solgt.",
  "notFound.search": () => "Søk i hele butikken"
}
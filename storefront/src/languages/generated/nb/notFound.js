
export default {
  "notFound.title": () => "Siden har tatt kåpen og gått",
  "notFound.text": () => "Adressen kan være gammel, eller varen kan være solgt.",
  "notFound.pastEnd": () => "Listen er kortere enn det. Den kan ha endret seg siden sist.",
  "notFound.toList": () => "Til begynnelsen av listen",
  "notFound.search": () => "Søk i hele butikken"
}
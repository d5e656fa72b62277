
export default {
  "offlinePage.text": () => "Siden kunne ikke hentes. Handlekurven er der fortsatt, og butikken venter her når du er på nett igjen."
}
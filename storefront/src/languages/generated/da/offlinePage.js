
export default {
  "offlinePage.text": () => "Siden kunne ikke hentes. Kurven er der stadig, og butikken venter her, når du er på nettet igen."
}
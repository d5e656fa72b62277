
export default {
  "recommended.alternatives": () => "Liknande plagg",
  "recommended.alternativesSoldOut": () => "I stället för den som är slut",
  "recommended.seen": () => "Du har tittat på",
  "recommended.withCart": () => "Passar till varukorgen",
  "recommended.personal": () => "Utvalt för dig",
  "recommended.withAdded": () => "Du kanske också gillar",
  "recommended.clearSeen": () => "Rensa listan",
  "recommended.removeSeenName": (d) => "Ta bort " + d.name + " från det du har tittat på",
  "recommended.seenRemoved": (d) => d.name + " är borttagen",
  "recommended.seenCleared": () => "Listan är tömd"
}
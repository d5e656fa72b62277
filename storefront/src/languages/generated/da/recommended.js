
export default {
  "recommended.alternatives": () => "Lignende styles",
  "recommended.alternativesSoldOut": () => "I stedet for den udsolgte",
  "recommended.seen": () => "Du har set på",
  "recommended.withCart": () => "Passer til kurven",
  "recommended.personal": () => "Udvalgt til dig",
  "recommended.withAdded": () => "Måske kan du også lide",
  "recommended.clearSeen": () => "Ryd listen",
  "recommended.removeSeenName": (d) => "Fjern " + d.name + " fra det, du har set på",
  "recommended.seenRemoved": (d) => d.name + " er fjernet",
  "recommended.seenCleared": () => "Listen er ryddet"
}
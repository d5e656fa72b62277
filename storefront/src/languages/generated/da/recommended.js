
export default {
  "recommended.alternatives": () => "Lignende styles",
  "recommended.alternativesSoldOut": () => "I stedet for den udsolgte",
  "recommended.seen": () => "Du har set på",
  "recommended.withCart": () => "Passer til kurven",
  "recommended.personal": () => "Udvalgt til dig",
  "recommended.withAdded": () => "Passer sammen med det, du valgte",
  "recommended.clearSeen": () => "Ryd listen",
  "recommended.removeSeen": () => "Fjern",
  "recommended.removeSeenName": (d) => "Fjern " + d.name + " fra det, du har set på",
  "recommended.seenRemoved": (d) => d.name + " er fjernet",
  "recommended.seenCleared": () => "Listen er ryddet"
}
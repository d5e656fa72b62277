
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
  "recommended.seenCleared": () => "Listen er ryddet",
  "recommended.emptyCart": () => "Kurven er tom",
  "recommended.emptyCartText": () => "Lige nu vejer den ingenting.",
  "recommended.emptyCartAction": () => "Se nyheder",
  "recommended.emptyCartOthers": () => "Her er det, andre bærer hjem.",
  "recommended.bestSellers": () => "Bestsellere",
  "recommended.chooseSize": () => "Vælg størrelse",
  "recommended.choose": () => "Vælg",
  "recommended.chooseSizeOf": (d) => "Vælg størrelse: " + d.name,
  "recommended.addOf": (d) => "Tilføj til kurven: " + d.name,
  "recommended.add": () => "Tilføj"
}
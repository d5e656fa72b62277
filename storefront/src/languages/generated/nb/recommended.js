
export default {
  "recommended.alternatives": () => "Lignende plagg",
  "recommended.alternativesSoldOut": () => "I stedet for den utsolgte",
  "recommended.seen": () => "Du har sett på",
  "recommended.withCart": () => "Passer til handlekurven",
  "recommended.personal": () => "Utvalgt for deg",
  "recommended.withAdded": () => "Kanskje du også liker",
  "recommended.clearSeen": () => "Tøm listen",
  "recommended.removeSeenName": (d) => "Fjern " + d.name + " fra det du har sett på",
  "recommended.seenRemoved": (d) => d.name + " er fjernet",
  "recommended.seenCleared": () => "Listen er tømt",
  "recommended.emptyCart": () => "Kurven er tom",
  "recommended.emptyCartText": () => "Akkurat nå veier den ingenting.",
  "recommended.emptyCartAction": () => "Se nyheter",
  "recommended.emptyCartOthers": () => "Her er det andre bærer hjem.",
  "recommended.bestSellers": () => "Bestselgere",
  "recommended.chooseSize": () => "Velg størrelse",
  "recommended.choose": () => "Velg",
  "recommended.chooseSizeOf": (d) => "Velg størrelse: " + d.name,
  "recommended.addOf": (d) => "Legg til i handlekurven: " + d.name,
  "recommended.add": () => "Legg til"
}
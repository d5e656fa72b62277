
export default {
  "recommended.alternatives": () => "Lignende plagg",
  "recommended.alternativesSoldOut": () => "I stedet for den utsolgte",
  "recommended.seen": () => "Du har sett på",
  "recommended.withCart": () => "Passer til handlekurven",
  "recommended.personal": () => "Utvalgt for deg"
}
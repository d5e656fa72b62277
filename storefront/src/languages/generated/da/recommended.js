
export default {
  "recommended.alternatives": () => "Lignende styles",
  "recommended.alternativesSoldOut": () => "I stedet for den udsolgte",
  "recommended.seen": () => "Du har set på",
  "recommended.withCart": () => "Passer til kurven",
  "recommended.personal": () => "Udvalgt til dig"
}
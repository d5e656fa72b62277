
export default {
  "recommended.alternatives": () => "Liknande plagg",
  "recommended.alternativesSoldOut": () => "I stället för den som är slut",
  "recommended.seen": () => "Du har tittat på",
  "recommended.withCart": () => "Passar till varukorgen",
  "recommended.personal": () => "Utvalt för dig"
}
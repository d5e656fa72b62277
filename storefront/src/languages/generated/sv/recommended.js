
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
  "recommended.seenCleared": () => "Listan är tömd",
  "recommended.emptyCart": () => "Korgen är tom",
  "recommended.emptyCartText": () => "Den väger just nu ingenting.",
  "recommended.emptyCartAction": () => "Se nyheter",
  "recommended.emptyCartOthers": () => "Här är det andra bär hem.",
  "recommended.bestSellers": () => "Bästsäljare",
  "recommended.chooseSize": () => "Välj storlek",
  "recommended.choose": () => "Välj",
  "recommended.chooseSizeOf": (d) => "Välj storlek: " + d.name,
  "recommended.addOf": (d) => "Lägg till i varukorgen: " + d.name,
  "recommended.add": () => "Lägg till"
}
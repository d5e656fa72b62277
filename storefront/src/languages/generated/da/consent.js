
export default {
  "consent.title": () => "Må vi gemme cookies?",
  "consent.text": () => "Uden de nødvendige virker kurven ikke. Resten bestemmer du, og du kan ændre mening når som helst nederst på siden.",
  "consent.necessary": () => "Nødvendige",
  "consent.necessary.text": () => "Kurven, kassen og dit svar her.",
  "consent.statistics": () => "Statistik",
  "consent.statistics.text": () => "Hvor mange der ser en side eller lægger en vare i kurven. Vi tæller besøg, ikke personer.",
  "consent.personal": () => "Personlige forslag",
  "consent.personal.text": () => "Under et tilfældigt nummer husker vi i et halvt år, hvilket tøj du har set på, så vi kan foreslå mere.",
  "consent.accept": () => "Godkend alle",
  "consent.refuse": () => "Kun nødvendige",
  "consent.choose": () => "Vælg selv",
  "consent.save": () => "Gem mine valg",
  "consent.change": () => "Ændr cookies",
  "consent.more": () => "Læs om privatliv"
}

export default {
  "consent.title": () => "Kan vi lagre informasjonskapsler?",
  "consent.text": () => "Uten de nødvendige virker ikke handlekurven. Resten bestemmer du, og du kan ombestemme deg når du vil nederst på siden.",
  "consent.necessary": () => "Nødvendige",
  "consent.necessary.text": () => "Handlekurven, kassen og svaret ditt her.",
  "consent.statistics": () => "Statistikk",
  "consent.statistics.text": () => "Hvor mange som ser en side eller legger en vare i handlekurven. Vi teller besøk, ikke personer.",
  "consent.personal": () => "Personlige forslag",
  "consent.personal.text": () => "Under et tilfeldig nummer husker vi i et halvt år hvilke plagg du har sett på, så vi kan foreslå flere.",
  "consent.accept": () => "Godta alle",
  "consent.refuse": () => "Bare nødvendige",
  "consent.choose": () => "Velg selv",
  "consent.save": () => "Lagre valgene mine",
  "consent.change": () => "Endre informasjonskapsler",
  "consent.more": () => "Les om personvern"
}
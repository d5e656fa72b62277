
export default {
  "consent.title": () => "Får vi spara kakor?",
  "consent.text": () => "Utan de nödvändiga fungerar inte varukorgen. Resten bestämmer du, och du kan ändra dig när du vill längst ned på sidan.",
  "consent.necessary": () => "Nödvändiga",
  "consent.necessary.text": () => "Varukorgen, kassan och ditt svar här.",
  "consent.statistics": () => "Statistik",
  "consent.statistics.text": () => "Hur många som ser en sida eller lägger en vara i varukorgen. Vi räknar besök, inte personer.",
  "consent.personal": () => "Personliga förslag",
  "consent.personal.text": () => "Under ett slumpat nummer minns vi i ett halvår vilka plagg du har tittat på, så att vi kan föreslå fler.",
  "consent.accept": () => "Godkänn alla",
  "consent.refuse": () => "Bara nödvändiga",
  "consent.choose": () => "Välj själv",
  "consent.save": () => "Spara mina val",
  "consent.change": () => "Ändra kakor",
  "consent.more": () => "Läs om integritet"
}
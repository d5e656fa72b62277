
export default {
  "confirm.title": (d) => "Tack, " + d.name,
  "confirm.titleLater": () => "Din beställning",
  "confirm.lead": (d) => "Beställningen är hos oss. Bekräftelsen kommer till " + d.email + ", senast inom ett dygn på vardagar.",
  "confirm.leadNoMail": () => "Beställningen är hos oss. Bekräftelsen kommer med e-post, senast inom ett dygn på vardagar.",
  "confirm.pending": () => "Vi väntar på besked från betalningen. Sidan uppdaterar sig själv.",
  "confirm.orderNumber": () => "Ordernummer",
  "confirm.date": () => "Datum",
  "confirm.deliverTo": () => "Levereras till",
  "confirm.addressHidden": () => "Adressen visas bara den första timmen. Du hittar den i orderbekräftelsen.",
  "confirm.deliveryOption": () => "Leveranssätt",
  "confirm.arrival": () => "Ankomst",
  "confirm.paymentOption": () => "Betalning",
  "confirm.whatNext": () => "Vad händer nu?",
  "confirm.next": () => "Vi packar inom en vardag. Fraktbolaget hör av sig med sms eller mejl när paketet är på väg.",
  "confirm.print": () => "Skriv ut",
  "confirm.continue": () => "Fortsätt handla",
  "confirm.total": () => "Betalt",
  "confirm.toPay": () => "Att betala",
  "confirm.notFound.title": () => "Vi hittar inte beställningen",
  "confirm.notFound.text": () => "Länken kan vara avklippt. Bekräftelsen i din e-post har hela länken."
}
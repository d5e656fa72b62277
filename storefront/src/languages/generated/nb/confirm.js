
export default {
  "confirm.title": (d) => "Takk, " + d.name,
  "confirm.titleLater": () => "Bestillingen din",
  "confirm.lead": (d) => "Bestillingen er hos oss. Bekreftelsen kommer til " + d.email + ", senest innen et døgn på hverdager.",
  "confirm.leadNoMail": () => "Bestillingen er hos oss. Bekreftelsen kommer på e-post, senest innen et døgn på hverdager.",
  "confirm.pending": () => "Vi venter på svar fra betalingen. Siden oppdaterer seg selv.",
  "confirm.orderNumber": () => "Ordrenummer",
  "confirm.date": () => "Dato",
  "confirm.deliverTo": () => "Leveres til",
  "confirm.addressHidden": () => "Adressen vises bare den første timen. Du finner den i ordrebekreftelsen.",
  "confirm.deliveryOption": () => "Leveringsmåte",
  "confirm.arrival": () => "Ankomst",
  "confirm.paymentOption": () => "Betaling",
  "confirm.whatNext": () => "Hva skjer nå?",
  "confirm.next": () => "Vi pakker innen én virkedag. Transportøren gir beskjed på sms eller e-post når pakken er på vei.",
  "confirm.print": () => "Skriv ut",
  "confirm.continue": () => "Fortsett å handle",
  "confirm.total": () => "Betalt",
  "confirm.toPay": () => "Å betale",
  "confirm.notFound.title": () => "Vi finner ikke bestillingen",
  "confirm.notFound.text": () => "Lenken kan være kuttet av. Bekreftelsen i e-posten din har hele lenken."
}
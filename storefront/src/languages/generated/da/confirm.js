
export default {
  "confirm.title": (d) => "Tak, " + d.name,
  "confirm.titleLater": () => "Din bestilling",
  "confirm.lead": (d) => "Bestillingen er hos os. Bekræftelsen kommer til " + d.email + ", senest inden for et døgn på hverdage.",
  "confirm.leadNoMail": () => "Bestillingen er hos os. Bekræftelsen kommer på e-mail, senest inden for et døgn på hverdage.",
  "confirm.pending": () => "Vi venter på svar fra betalingen. Siden opdaterer sig selv.",
  "confirm.orderNumber": () => "Ordrenummer",
  "confirm.date": () => "Dato",
  "confirm.deliverTo": () => "Leveres til",
  "confirm.addressHidden": () => "Adressen vises kun den første time. Du finder den i ordrebekræftelsen.",
  "confirm.deliveryOption": () => "Leveringsmåde",
  "confirm.arrival": () => "Ankomst",
  "confirm.paymentOption": () => "Betaling",
  "confirm.whatNext": () => "Hvad sker der nu?",
  "confirm.next": () => "Vi pakker inden for én hverdag. Fragtfirmaet giver besked på sms eller mail, når pakken er på vej.",
  "confirm.print": () => "Udskriv",
  "confirm.continue": () => "Shop videre",
  "confirm.total": () => "Betalt",
  "confirm.toPay": () => "At betale",
  "confirm.notFound.title": () => "Vi kan ikke finde bestillingen",
  "confirm.notFound.text": () => "Linket kan være klippet af. Bekræftelsen i din e-mail har hele linket."
}
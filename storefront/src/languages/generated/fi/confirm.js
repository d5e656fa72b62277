
export default {
  "confirm.title": (d) => "Kiitos, " + d.name,
  "confirm.titleLater": () => "Tilauksesi",
  "confirm.lead": (d) => "Olemme saaneet tilauksesi. Vahvistus tulee osoitteeseen " + d.email + ", arkisin viimeistään vuorokauden kuluessa.",
  "confirm.leadNoMail": () => "Olemme saaneet tilauksesi. Vahvistus tulee sähköpostiin, arkisin viimeistään vuorokauden kuluessa.",
  "confirm.pending": () => "Odotamme vahvistusta maksusta. Sivu päivittyy itsestään.",
  "confirm.orderNumber": () => "Tilausnumero",
  "confirm.date": () => "Tilauspäivä",
  "confirm.deliverTo": () => "Toimitusosoite",
  "confirm.addressHidden": () => "Osoite näkyy vain ensimmäisen tunnin ajan. Löydät sen tilausvahvistuksesta.",
  "confirm.deliveryOption": () => "Toimitustapa",
  "confirm.arrival": () => "Saapuminen",
  "confirm.paymentOption": () => "Maksutapa",
  "confirm.whatNext": () => "Mitä seuraavaksi?",
  "confirm.next": () => "Pakkaamme tilauksen yhden arkipäivän kuluessa. Kuljetusyhtiö lähettää viestin, kun paketti on matkalla.",
  "confirm.print": () => "Tulosta",
  "confirm.continue": () => "Jatka ostoksia",
  "confirm.total": () => "Maksettu",
  "confirm.toPay": () => "Maksettavaa",
  "confirm.notFound.title": () => "Tilausta ei löydy",
  "confirm.notFound.text": () => "Linkki voi olla katkennut. Koko linkki on sähköpostiisi tulleessa vahvistuksessa."
}
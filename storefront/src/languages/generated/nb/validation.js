
export default {
  "validation.requiredText": () => "Du må fylle ut dette feltet",
  "validation.required": () => "Dette feltet er obligatorisk",
  "validation.phone": () => "Nummeret er for kort. Skriv alle sifrene, så kommer beskjeden frem.",
  "validation.phoneForm": () => "Skriv nummeret med sifre, gjerne med landkode først.",
  "validation.phoneRepeated": () => "Sjekk nummeret: Alle sifrene er like.",
  "validation.zip": (d) => "Skriv postnummeret med " + d.digits + " sifre",
  "validation.checkout": () => "Sørg for at alle felt er riktig utfylt",
  "validation.terms": () => "Du må godta kjøpsvilkårene før du fullfører kjøpet",
  "validation.tooLong": (d) => "Skriv høyst " + d.count + " tegn"
}
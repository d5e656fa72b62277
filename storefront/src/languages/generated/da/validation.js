
export default {
  "validation.requiredText": () => "Du skal udfylde dette felt",
  "validation.required": () => "Dette felt er obligatorisk",
  "validation.phone": () => "Nummeret er for kort. Skriv alle cifre, så kommer beskeden frem.",
  "validation.phoneForm": () => "Skriv nummeret med cifre, gerne med landekode først.",
  "validation.phoneRepeated": () => "Tjek nummeret: Alle cifre er ens.",
  "validation.zip": (d) => "Skriv postnummeret med " + d.digits + " cifre",
  "validation.checkout": () => "Sørg for, at alle felter er udfyldt korrekt",
  "validation.terms": () => "Du skal acceptere handelsbetingelserne, før du gennemfører købet",
  "validation.tooLong": (d) => "Skriv højst " + d.count + " tegn"
}
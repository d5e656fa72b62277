
export default {
  "validation.requiredText": () => "Du måste fylla i det här fältet",
  "validation.required": () => "Detta fält är obligatoriskt",
  "validation.phone": () => "Numret är för kort. Skriv alla siffror, så når beskedet fram.",
  "validation.phoneForm": () => "Skriv numret med siffror, gärna med landsnummer först.",
  "validation.phoneRepeated": () => "Kontrollera numret: alla siffror är desamma.",
  "validation.zip": (d) => "Skriv postnumret med " + d.digits + " siffror",
  "validation.checkout": () => "Se till att alla fält är korrekt ifyllda",
  "validation.terms": () => "Du måste godkänna köpvillkoren innan du slutför ditt köp",
  "validation.tooLong": (d) => "Skriv högst " + d.count + " tecken"
}
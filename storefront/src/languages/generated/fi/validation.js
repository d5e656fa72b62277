
export default {
  "validation.requiredText": () => "Täytä tämä kenttä",
  "validation.required": () => "Tämä kenttä on pakollinen",
  "validation.phone": () => "Numero on liian lyhyt. Kirjoita kaikki numerot, niin ilmoitus tulee perille.",
  "validation.phoneForm": () => "Kirjoita numero numeroin, mielellään maatunnuksen kanssa.",
  "validation.phoneRepeated": () => "Tarkista numero: kaikki numerot ovat samoja.",
  "validation.zip": (d) => "Kirjoita postinumero " + d.digits + " numerolla",
  "validation.checkout": () => "Varmista, että kaikki kentät on täytetty oikein",
  "validation.terms": () => "Hyväksy toimitusehdot ennen tilauksen viimeistelyä",
  "validation.tooLong": (d) => "Kirjoita enintään " + d.count + " merkkiä"
}
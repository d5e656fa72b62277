
export default {
  "preview.title": () => "Værkstedet",
  "preview.text": () => "Her bliver butikkens sider til. Bed den, der driver butikken, om et link. Det kan bruges én gang, inden for ti minutter, og lukker dig ind i en time.",
  "preview.command": () => "Den, der driver butikken, skriver",
  "preview.toShop": () => "Til butikken",
  "preview.loading": () => "Åbner værkstedet …",
  "preview.refused.expired": () => "Tiden er udløbet. Bed om et nyt link.",
  "preview.refused.used": () => "Linket er allerede brugt. Bed om et nyt.",
  "preview.refused.other": () => "Linket kan ikke læses. Bed om et nyt."
}

export default {
  "preview.title": () => "Verkstedet",
  "preview.text": () => "Her forberedes butikkens sider. Be den som drifter butikken, om en lenke. Den kan brukes én gang, innen ti minutter, og slipper deg inn i en time.",
  "preview.command": () => "Den som drifter butikken, skriver",
  "preview.toShop": () => "Til butikken",
  "preview.loading": () => "Åpner verkstedet …",
  "preview.refused.expired": () => "Tiden er ute. Be om en ny lenke.",
  "preview.refused.used": () => "Lenken er allerede brukt. Be om en ny.",
  "preview.refused.other": () => "Lenken kan ikke leses. Be om en ny."
}
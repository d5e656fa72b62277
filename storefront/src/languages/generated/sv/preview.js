
export default {
  "preview.title": () => "Verkstaden",
  "preview.text": () => "Här förbereds butikens sidor. Be den som sköter butiken om en länk. Den går att använda en gång, inom tio minuter, och släpper in dig i en timme.",
  "preview.command": () => "Den som sköter butiken skriver",
  "preview.toShop": () => "Till butiken",
  "preview.loading": () => "Öppnar verkstaden …",
  "preview.refused.expired": () => "Tiden har gått ut. Be om en ny länk.",
  "preview.refused.used": () => "Länken har redan använts. Be om en ny.",
  "preview.refused.other": () => "Länken går inte att läsa. Be om en ny."
}
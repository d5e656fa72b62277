
export default {
  "ownSizes.title": () => "Mina storlekar",
  "ownSizes.intro": () => "Alla listor visar det som görs i dina storlekar, och det som bara har en storlek. Du kan när som helst visa allt igen. Sparas bara i den här webbläsaren.",
  "ownSizes.tops": () => "Överdelar, klänningar och jackor",
  "ownSizes.bottoms": () => "Byxor och kjolar",
  "ownSizes.shoes": () => "Skor",
  "ownSizes.done": () => "Klart",
  "ownSizes.clear": () => "Ta bort alla",
  "ownSizes.loading": () => "Hämtar storlekar"
}
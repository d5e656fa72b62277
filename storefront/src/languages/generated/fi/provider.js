
export default {
  "provider.title.declined": () => "Maksu ei mennyt läpi",
  "provider.title.cancelled": () => "Maksu keskeytettiin",
  "provider.title.soldOut": () => "Tuote ehti loppua",
  "provider.text.declined": () => "Kortti hylättiin, eikä sitä ole veloitettu. Ostoskori on tallella. Yritä uudelleen tai käytä toista korttia.",
  "provider.text.cancelled": () => "Korttia ei ole veloitettu. Ostoskori on kuten sen jätit.",
  "provider.text.soldOut": () => "Korttia ei ole veloitettu. Tarkista ostoskori ja yritä uudelleen.",
  "provider.again": () => "Takaisin kassalle",
  "provider.toCart": () => "Näytä ostoskori"
}
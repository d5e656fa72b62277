
export default {
  "provider.title.declined": () => "Betalningen gick inte igenom",
  "provider.title.cancelled": () => "Betalningen avbröts",
  "provider.title.soldOut": () => "Varan hann ta slut",
  "provider.text.declined": () => "Kortet nekades, och inget är draget. Varukorgen är kvar. Prova igen eller använd ett annat kort.",
  "provider.text.cancelled": () => "Inget är draget. Varukorgen är kvar som du lämnade den.",
  "provider.text.soldOut": () => "Inget är draget. Se över varukorgen och försök igen.",
  "provider.again": () => "Tillbaka till kassan",
  "provider.toCart": () => "Visa varukorgen"
}
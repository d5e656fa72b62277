
export default {
  "provider.title.declined": () => "Betalingen gik ikke igennem",
  "provider.title.cancelled": () => "Betalingen blev afbrudt",
  "provider.title.soldOut": () => "Varen nåede at blive udsolgt",
  "provider.text.declined": () => "Kortet blev afvist, og der er ikke trukket noget. Kurven er her stadig. Prøv igen, eller brug et andet kort.",
  "provider.text.cancelled": () => "Der er ikke trukket noget. Kurven er, som du forlod den.",
  "provider.text.soldOut": () => "Der er ikke trukket noget. Se kurven igennem, og prøv igen.",
  "provider.again": () => "Tilbage til kassen",
  "provider.toCart": () => "Vis kurven"
}
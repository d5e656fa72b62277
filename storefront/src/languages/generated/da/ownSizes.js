
export default {
  "ownSizes.title": () => "Mine størrelser",
  "ownSizes.intro": () => "Alle lister viser det, der laves i dine størrelser, og det, der kun har én størrelse. Du kan altid vise det hele igen. Gemmes kun i denne browser.",
  "ownSizes.tops": () => "Overdele, kjoler og jakker",
  "ownSizes.bottoms": () => "Bukser og nederdele",
  "ownSizes.shoes": () => "Sko",
  "ownSizes.done": () => "Færdig",
  "ownSizes.clear": () => "Fjern alle",
  "ownSizes.loading": () => "Henter størrelser"
}
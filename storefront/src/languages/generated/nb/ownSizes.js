
export default {
  "ownSizes.title": () => "Mine størrelser",
  "ownSizes.intro": () => "Alle lister viser det som lages i dine størrelser, og det som bare har én størrelse. Du kan når som helst vise alt igjen. Lagres bare i denne nettleseren.",
  "ownSizes.tops": () => "Overdeler, kjoler og jakker",
  "ownSizes.bottoms": () => "Bukser og skjørt",
  "ownSizes.shoes": () => "Sko",
  "ownSizes.done": () => "Ferdig",
  "ownSizes.clear": () => "Fjern alle",
  "ownSizes.loading": () => "Henter størrelser"
}

export default {
  "home.empty.title": () => "Vi gör i ordning butiken",
  "home.empty.text": () => "Snart hänger de första plaggen här. Välkommen tillbaka.",
  "home.allNew": () => "Alla nyheter",
  "home.heading": () => "Nyheter"
}

export default {
  "home.empty.title": () => "Vi gjør butikken klar",
  "home.empty.text": () => "Snart henger de første plaggene her. Velkommen tilbake.",
  "home.allNew": () => "Alle nyheter",
  "home.heading": () => "Nyheter"
}
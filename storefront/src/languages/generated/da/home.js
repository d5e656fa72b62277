
export default {
  "home.empty.title": () => "Vi gør butikken klar",
  "home.empty.text": () => "Snart hænger det første tøj her. Velkommen tilbage.",
  "home.allNew": () => "Alle nyheder",
  "home.heading": () => "Nyheder"
}
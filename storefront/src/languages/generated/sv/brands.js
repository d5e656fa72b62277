
export default {
  "brands.title": () => "Märken",
  "brands.text": () => "Alla märken vi säljer, från A till Ö."
}

export default {
  "brands.title": () => "Merkit",
  "brands.text": () => "Kaikki merkkimme A:sta Ö:hön."
}
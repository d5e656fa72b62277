
export default {
  "search.field": () => "Hae koko kaupasta",
  "search.heading": (d) => "Haku: " + d.search,
  "search.title": (d) => "Haku: " + d.search,
  "search.empty.title": (d) => "Ei tuloksia haulle ”" + d.search + "”",
  "search.empty.text": () => "Tarkista kirjoitusasu tai kokeile laajempaa sanaa, kuten ”takki” tai ”neule”."
}
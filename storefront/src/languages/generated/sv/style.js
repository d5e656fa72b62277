
export default {
  "style.title": () => "Stilen hos Solvik",
  "style.text": () => "Färger, bokstäver och luft som butiken är gjord av, i din marknads palett.",
  "style.colours": () => "Färger",
  "style.type": () => "Bokstäver",
  "style.space": () => "Luft",
  "style.controls": () => "Knappar och länkar",
  "style.icons": () => "Tecken",
  "style.toTop": () => "Till sidans topp",
  "style.button": () => "Lägg i varukorgen",
  "style.sample.display": () => "Kappväder",
  "style.sample.heading": () => "Lager på lager på lager",
  "style.sample.section": () => "Lång ullkappa Alma, 1 999 kr",
  "style.sample.title": () => "Varm utan att väga",
  "style.sample.lead": () => "Ull, långa linjer och fickor som rymmer båda händerna.",
  "style.sample.body": () => "Hos dig onsdag eller torsdag, i en kartong som går att använda igen.",
  "style.sample.small": () => "Lägsta pris 30 dagar: 2 199 kr"
}
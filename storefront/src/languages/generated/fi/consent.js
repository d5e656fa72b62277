
export default {
  "consent.title": () => "Saammeko tallentaa evästeitä?",
  "consent.text": () => "Ilman välttämättömiä ostoskori ei toimi. Muista päätät itse, ja voit muuttaa mieltäsi milloin vain sivun alareunassa.",
  "consent.necessary": () => "Välttämättömät",
  "consent.necessary.text": () => "Ostoskori, kassa ja vastauksesi tähän.",
  "consent.statistics": () => "Tilastot",
  "consent.statistics.text": () => "Kuinka moni katsoo sivua tai lisää tuotteen ostoskoriin. Laskemme käyntejä, emme ihmisiä.",
  "consent.personal": () => "Omat suositukset",
  "consent.personal.text": () => "Muistamme satunnaisen numeron avulla puolen vuoden ajan, mitä vaatteita olet katsonut, jotta voimme ehdottaa lisää.",
  "consent.accept": () => "Hyväksy kaikki",
  "consent.refuse": () => "Vain välttämättömät",
  "consent.choose": () => "Valitse itse",
  "consent.save": () => "Tallenna valintani",
  "consent.change": () => "Muuta evästeitä",
  "consent.more": () => "Lue tietosuojasta"
}
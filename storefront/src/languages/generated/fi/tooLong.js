
export default {
  "tooLong.title": () => "Osoite on liian pitkä",
  "tooLong.text": () => "Näin monta valintaa ei mahdu yhteen osoitteeseen. Aloita uudelleen etusivulta ja valitse vähemmän suodattimia."
}

export default {
  "tooLong.title": () => "Adressen er for lang",
  "tooLong.text": () => "Så mange valg er der ikke plads til i en adresse. Begynd forfra på forsiden, og vælg færre filtre."
}
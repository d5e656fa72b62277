
export default {
  "tooLong.title": () => "Adressen er for lang",
  "tooLong.text": () => "Så mange valg får ikke plass i en adresse. Begynn på nytt fra forsiden, og velg færre filtre."
}
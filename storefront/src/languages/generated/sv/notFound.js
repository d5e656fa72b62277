
export default {
  "notFound.title": () => "Sidan har tagit kappan och gått",
  "notFound.text": () => "Adressen kan vara gammal, eller så är varan såld.",
  "notFound.pastEnd": () => "Listan är kortare än så. Den kan ha ändrats sedan sist.",
  "notFound.toList": () => "Till listans början",
  "notFound.search": () => "Sök i hela butiken"
}

export default {
  "notFound.title": () => "Sidan har tagit kappan och gått",
  "notFound.text": () => "Adressen kan vara gammal, eller så är varan såld.",
  "notFound.search": () => "Sök i hela butiken"
}
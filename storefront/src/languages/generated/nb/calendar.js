
export default {
  "calendar.title": (d) => "Hos deg " + d.when + ", angre innen " + d.last,
  "calendar.thisWeek": () => "denne uken",
  "calendar.nextWeek": () => "neste uke",
  "calendar.orderBefore": (d) => "Bestill før kl. " + d.hour + " i dag.",
  "calendar.packedOn": (d) => "Vi pakker " + d.day + ".",
  "calendar.today": () => "i dag",
  "calendar.packed": () => "Pakkes",
  "calendar.home": () => "Hos deg",
  "calendar.trial": () => "Prøv hjemme",
  "calendar.trialDays": () => "14 dager fra den dagen du fikk pakken",
  "calendar.last": () => "Siste dag å angre",
  "calendar.label": () => "Dag for dag",
  "calendar.returnFee": (d) => "Retur " + d.amount + "."
}

export default {
  "calendar.title": (d) => "Hos dig " + d.when + ", fortryd senest " + d.last,
  "calendar.thisWeek": () => "i denne uge",
  "calendar.nextWeek": () => "i næste uge",
  "calendar.orderBefore": (d) => "Bestil før kl. " + d.hour + " i dag.",
  "calendar.packedOn": (d) => "Vi pakker " + d.day + ".",
  "calendar.today": () => "i dag",
  "calendar.packed": () => "Pakkes",
  "calendar.home": () => "Hos dig",
  "calendar.trial": () => "Prøv hjemme",
  "calendar.trialDays": () => "14 dage fra den dag, du fik pakken",
  "calendar.last": () => "Sidste dag at fortryde",
  "calendar.label": () => "Dag for dag",
  "calendar.returnFee": (d) => "Retur " + d.amount
}
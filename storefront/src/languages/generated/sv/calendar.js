
export default {
  "calendar.title": (d) => "Hos dig " + d.when + ", ångra till den " + d.last,
  "calendar.thisWeek": () => "i veckan",
  "calendar.nextWeek": () => "nästa vecka",
  "calendar.orderBefore": (d) => "Beställ före " + d.hour + ".00 i dag.",
  "calendar.packedOn": (d) => "Vi packar " + d.day + ".",
  "calendar.today": () => "i dag",
  "calendar.packed": () => "Packas",
  "calendar.home": () => "Hos dig",
  "calendar.trial": () => "Prova hemma",
  "calendar.trialDays": () => "14 dagar från den dag du fick paketet",
  "calendar.last": () => "Sista dag att ångra",
  "calendar.label": () => "Dag för dag",
  "calendar.returnFee": (d) => "Retur " + d.amount + "."
}
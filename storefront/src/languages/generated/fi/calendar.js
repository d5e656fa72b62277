
export default {
  "calendar.title": (d) => "Perillä " + d.when + ", palauta viimeistään " + d.last,
  "calendar.thisWeek": () => "tällä viikolla",
  "calendar.nextWeek": () => "ensi viikolla",
  "calendar.orderBefore": (d) => "Tilaa tänään ennen kello " + d.hour + ".",
  "calendar.packedOn": (d) => "Pakkauspäivä on " + d.day + ".",
  "calendar.today": () => "tänään",
  "calendar.packed": () => "Pakataan",
  "calendar.home": () => "Perillä",
  "calendar.trial": () => "Sovita kotona",
  "calendar.trialDays": () => "14 päivää siitä, kun sait paketin",
  "calendar.last": () => "Viimeinen palautuspäivä",
  "calendar.label": () => "Päivä päivältä",
  "calendar.returnFee": (d) => "Palautus " + d.amount + "."
}
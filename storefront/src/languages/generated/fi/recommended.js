
export default {
  "recommended.alternatives": () => "Samankaltaisia vaatteita",
  "recommended.alternativesSoldOut": () => "Loppuneen tilalle",
  "recommended.seen": () => "Olet katsonut",
  "recommended.withCart": () => "Sopii ostoskoriisi",
  "recommended.personal": () => "Sinulle valittua",
  "recommended.withAdded": () => "Saatat pitää myös näistä",
  "recommended.clearSeen": () => "Tyhjennä lista",
  "recommended.removeSeenName": (d) => "Poista " + d.name + " katsottujen joukosta",
  "recommended.seenRemoved": (d) => d.name + " on poistettu",
  "recommended.seenCleared": () => "Lista on tyhjennetty",
  "recommended.emptyCart": () => "Kori on tyhjä",
  "recommended.emptyCartText": () => "Juuri nyt se ei paina mitään.",
  "recommended.emptyCartAction": () => "Katso uutuudet",
  "recommended.emptyCartOthers": () => "Näitä muut kantavat kotiin.",
  "recommended.bestSellers": () => "Myydyimmät",
  "recommended.chooseSize": () => "Valitse koko",
  "recommended.choose": () => "Valitse",
  "recommended.chooseSizeOf": (d) => "Valitse koko: " + d.name,
  "recommended.addOf": (d) => "Lisää ostoskoriin: " + d.name,
  "recommended.add": () => "Lisää"
}

export default {
  "recommended.alternatives": () => "Samankaltaisia vaatteita",
  "recommended.alternativesSoldOut": () => "Loppuneen tilalle",
  "recommended.seen": () => "Olet katsonut",
  "recommended.withCart": () => "Sopii ostoskoriisi",
  "recommended.personal": () => "Sinulle valittua"
}
/**
 * Patterns of amounts of money in running text: "1 299 kr", "kr 899,-", "1.299,95 kr.", "49,90 €". The
 * groups of each are pairs of the whole units and the two decimals, of which one pair has matched.
 */
const amount = String.raw`(\d{1,3}(?:[\u00a0\u202f .]\d{3})+|\d+)(?:,(\d{2}))?`;

export const kronor = new RegExp(
  String.raw`(?<![\d.,])(?:${amount}(?:[,:]-)?\s*(?:kr\b(?:\.(?=\s+\p{Ll}))?|kronor|kroner)|kr\.?\s*${amount}|${amount}[,:]-)`,
  'giu',
);

export const euros = new RegExp(
  String.raw`(?<![\d.,])(?:${amount}\s*(?:€|euroa?\b)|€\s*${amount})`,
  'giu',
);

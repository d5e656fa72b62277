/** VAT contained in an amount that includes it (backend.md, "The order core"). */

/** @param inclusive minor units @param rate parts per thousand; half a unit rounds up */
export function vatWithin(inclusive: number, rate: number): number {
  return Math.sign(inclusive) * Math.round((Math.abs(inclusive) * rate) / (1000 + rate));
}

/** The rate as the whole per cent that the Data API shows, half up: 26 for Finland's 25,5. */
export function wholePercent(rate: number): number {
  return Math.floor((rate + 5) / 10);
}

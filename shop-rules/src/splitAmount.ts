/**
 * Splits an amount in proportion to weights so that the parts always add up to the amount: each part
 * is rounded down, and the units left over go to the largest remainders, the earlier first.
 */

/**
 * @param amount whole minor units, of either sign
 * @param weights none negative; all zero splits evenly
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sign = Math.sign(amount);
  const size = BigInt(Math.abs(amount));
  const given = weights.map((weight) => BigInt(weight));
  const sum = given.reduce((total, weight) => total + weight, 0n);
  const shares = sum === 0n ? given.map(() => 1n) : given;
  const whole = sum === 0n ? BigInt(given.length) : sum;
  const parts = shares.map((share) => (size * share) / whole);
  const rests = shares.map((share, index) => ({ index, rest: (size * share) % whole }));
  let left = size - parts.reduce((total, part) => total + part, 0n);
  for (const { index } of rests.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index)) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map((part) => sign * Number(part) || 0);
}

const bounds = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100] as const;

export const invalidDiscount = 'invalid discount percentage';

/** The label of a discount (spec section 5): `0-5`, `6-10` and so on up to `81-100`. */
export function discountBucket(percentage: number): string {
  if (!Number.isInteger(percentage) || percentage < 0) return invalidDiscount;
  const at = bounds.findIndex((bound) => percentage <= bound);
  const bound = bounds[at];
  if (bound === undefined) return invalidDiscount;
  const below = bounds[at - 1];
  return `${String(below === undefined ? 0 : below + 1)}-${String(bound)}`;
}

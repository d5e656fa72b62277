/** How many more a row asks for than it shows, so that what is sold out can make way. */
export const rowReserve = 6;

interface RowProduct {
  readonly totalStock?: { readonly totalStock: number } | null;
}

/**
 * A row is a shop window: what can be bought stands in it, in the list's order. Sold-out products only fill what would
 * otherwise be empty, after the others.
 */
export function planRow<T extends RowProduct>(
  products: readonly (T | null | undefined)[],
  size: number,
): T[] {
  const known = products.filter((product): product is T => product != null);
  const isSoldOut = ({ totalStock }: RowProduct) =>
    totalStock != null && totalStock.totalStock <= 0;
  return [...known.filter((product) => !isSoldOut(product)), ...known.filter(isSoldOut)].slice(
    0,
    size,
  );
}

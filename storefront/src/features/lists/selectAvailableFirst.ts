/** How many more products a row requests than it shows, to replace sold-out ones. */
export const rowReserve = 6;

interface RowProduct {
  readonly totalStock?: { readonly totalStock: number } | null;
}

/**
 * A row shows available products, in the list's order. Sold-out products only fill the remaining
 * positions, after the others.
 */
export function selectAvailableFirst<T extends RowProduct>(
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

import { present } from '../../data-api/present.ts';

interface StockedLine {
  readonly skuId: number;
  readonly quantity: number;
  readonly product?: {
    readonly skus?:
      | readonly (
          | { readonly skuId: number; readonly stock?: { readonly totalStock: number } | null }
          | null
          | undefined
        )[]
      | null;
  } | null;
}

/** Available pieces of a line's size; none if it is no longer sold. */
export const stockOfLine = ({ product, skuId }: Omit<StockedLine, 'quantity'>): number =>
  Math.max(0, product?.skus?.find((sku) => sku?.skuId === skuId)?.stock?.totalStock ?? 0);

/**
 * The lines beyond the stock, as when a size sold out since; a cart with any of them cannot be
 * paid for yet.
 */
export function linesBeyondStock<Line extends StockedLine>(
  cart: { readonly items?: readonly (Line | null | undefined)[] | null } | null | undefined,
): readonly Line[] {
  return present(cart?.items).filter((line) => line.quantity > stockOfLine(line));
}

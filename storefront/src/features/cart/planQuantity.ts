import { allowedQuantity, maxQuantity } from '@solvik/shop-rules';

/**
 * The result of requesting a number of pieces of one size (spec section 5, Adding more than stock
 * and Quantity cap).
 */
export type QuantityPlan =
  | { readonly kind: 'all'; readonly quantity: number }
  /** Only some are available: they are added, and the shopper is shown how many there are. */
  | { readonly kind: 'some'; readonly quantity: number; readonly stock: number }
  /** The cart holds all available pieces. */
  | { readonly kind: 'none'; readonly alreadyHas: number };

/**
 * A shopper adds pieces to those of the same size already in the cart, limited by the stock;
 * `stock` counts everything that may be sold, made to order included; no line exceeds
 * the cap.
 */
export function planAdd({
  requested,
  inCart,
  stock,
}: {
  readonly requested: number;
  readonly inCart: number;
  readonly stock: number;
}): QuantityPlan {
  const quantity = allowedQuantity({ requested, elsewhere: inCart, totalStock: stock });
  if (quantity === 0) return { kind: 'none', alreadyHas: inCart };
  return quantity === requested
    ? { kind: 'all', quantity }
    : { kind: 'some', quantity, stock: maxQuantity(stock) };
}

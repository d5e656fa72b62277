/** What comes of wanting a number of pieces of one size (spec section 5, Adding more than stock and Quantity cap). */
export type QuantityPlan =
  | { readonly kind: 'all'; readonly quantity: number }
  /** Only some can be had: the cart takes them, and the shopper is told how many there are. */
  | { readonly kind: 'some'; readonly quantity: number; readonly stock: number }
  /** The cart holds all that can be had. */
  | { readonly kind: 'none'; readonly alreadyHas: number };

/**
 * A shopper adds pieces to those of the same size already in the cart. They get what the stock allows and no more;
 * `stock` counts everything that may be sold, made to order included. All whole numbers.
 */
export function planAdd({
  wanted,
  inCart,
  stock,
}: {
  readonly wanted: number;
  readonly inCart: number;
  readonly stock: number;
}): QuantityPlan {
  const room = Math.max(0, stock - inCart);
  if (room === 0) return { kind: 'none', alreadyHas: inCart };
  return wanted <= room
    ? { kind: 'all', quantity: wanted }
    : { kind: 'some', quantity: room, stock };
}

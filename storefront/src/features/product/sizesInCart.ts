import { type Cart, linesOf } from '../cart/cart.ts';

/** A size of a product, and how many pieces of it are in the cart. */
export interface SizeInCart {
  readonly skuId: number;
  readonly name: string;
  readonly quantity: number;
}

/** The sizes of a product that are in the cart, in the product's order. */
export function sizesInCart(
  cart: Cart | null | undefined,
  sizes: readonly Pick<SizeInCart, 'skuId' | 'name'>[],
): readonly SizeInCart[] {
  return sizes.flatMap(({ skuId, name }) => {
    const quantity = linesOf(cart)
      .filter((line) => line.skuId === skuId)
      .reduce((sum, line) => sum + line.quantity, 0);
    return quantity > 0 ? [{ skuId, name, quantity }] : [];
  });
}

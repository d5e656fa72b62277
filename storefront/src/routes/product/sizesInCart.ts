import { type Cart, linesOf } from '../../features/cart/cart.ts';
import type { SizeView } from '../../features/product/sizeView.ts';

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

/**
 * The size to continue with where nothing else decides it: the one last added to the cart among
 * those of a product, if more of it can be bought.
 */
export function sizeFromCart<Sku extends Pick<SizeView, 'skuId' | 'state'>>(
  skus: readonly Sku[],
  cart: Cart | null | undefined,
): Sku | undefined {
  return linesOf(cart)
    .flatMap((line) => skus.find(({ skuId }) => skuId === line.skuId) ?? [])
    .findLast(({ state }) => state !== 'OUT_OF_STOCK');
}

import type { CartPartsFragment } from '../../data-api/generated/operations.ts';
import { present } from '../../data-api/present.ts';

export type Cart = CartPartsFragment;

export type CartLine = NonNullable<NonNullable<Cart['items']>[number]>;

/** The lines of a cart without empty entries. */
export const linesOf = (cart: Cart | null | undefined): readonly CartLine[] => present(cart?.items);

/** The size of a line, if it is still sold. */
export const skuOf = (line: CartLine) =>
  line.product?.skus?.find((sku) => sku?.skuId === line.skuId);

/** Pieces in the cart, for the badge. */
export const countPieces = (cart: Cart | null | undefined): number =>
  linesOf(cart).reduce((sum, line) => sum + line.quantity, 0);

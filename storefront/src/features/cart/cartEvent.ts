import type { CartEventData } from '../../interface/shopperEvents.ts';
import { type Cart, linesOf } from './cart.ts';
import type { CartChange } from './changeCart.ts';

export interface CartEvent {
  readonly type: 'cart:add' | 'cart:remove';
  readonly data: CartEventData;
}

const linesWith = (cart: Cart | null | undefined, skuId: number) =>
  linesOf(cart).filter((line) => line.skuId === skuId);

/** How many pieces a change added or removed; undefined if none, and for a promo code. */
export function cartEvent(
  change: CartChange,
  { before, after }: { readonly before: Cart | null | undefined; readonly after: Cart },
): CartEvent | undefined {
  if (change.kind === 'code') return undefined;
  const { skuId } = change;
  const [was, is] = [linesWith(before, skuId), linesWith(after, skuId)];
  const pieces = (lines: typeof was) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const difference = pieces(is) - pieces(was);
  const product = (is[0] ?? was[0])?.product;
  if (difference === 0 || !product) return undefined;
  return {
    type: difference > 0 ? 'cart:add' : 'cart:remove',
    data: {
      productId: product.productId,
      name: product.name ?? undefined,
      skuId,
      quantity: Math.abs(difference),
    },
  };
}

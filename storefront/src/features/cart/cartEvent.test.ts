import { sites } from '@solvik/addresses';
import { expect, it } from 'vitest';
import { storyCart } from '../../testing/storyCarts.ts';
import { type Cart, linesOf } from './cart.ts';
import { cartEvent } from './cartEvent.ts';
import { withQuantity } from './changeCart.ts';

const [se] = sites;
const cart: Cart = storyCart(se);
const [line] = linesOf(cart);
if (!line?.id || !line.product) throw new Error('The cart of stories is empty.');
const { id: lineId, skuId, product } = line;
const withPieces = (quantity: number) => withQuantity(cart, { lineId, quantity });
const without: Cart = { ...cart, items: linesOf(cart).slice(1) };
const set = (quantity: number) => ({ kind: 'set', lineId, skuId, quantity }) as const;
const add = { kind: 'add', skuId, quantity: 1 } as const;

it.each([
  ['a first piece', add, without, withPieces(1), 'cart:add', 1],
  ['another piece', add, withPieces(1), withPieces(2), 'cart:add', 1],
  ['into a new cart', add, null, withPieces(3), 'cart:add', 3],
  ['a larger quantity', set(5), withPieces(2), withPieces(5), 'cart:add', 3],
  ['a smaller quantity', set(1), withPieces(4), withPieces(1), 'cart:remove', 3],
  ['a removed line', set(0), withPieces(2), without, 'cart:remove', 2],
] as const)('%s', (_what, change, before, after, type, quantity) => {
  expect(cartEvent(change, { before, after })).toEqual({
    type,
    data: { productId: product.productId, name: product.name, skuId, quantity },
  });
});

it.each([
  ['a promo code', { kind: 'code', promoCode: 'X' } as const, withPieces(1), withPieces(2)],
  ['the same quantity', set(2), withPieces(2), withPieces(2)],
  ['a product that is unknown', { ...add, skuId: 1 }, without, without],
])('%s is no event', (_what, change, before, after) => {
  expect(cartEvent(change, { before, after })).toBeUndefined();
});

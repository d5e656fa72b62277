import { expect, it } from 'vitest';
import { linesBeyondStock } from './checkCart.ts';

/** `2/3` is a line of two pieces of which the shop has three; `2/-` one that it no longer sells. */
function cartOf(notation: string) {
  const items = notation
    .split(' ')
    .filter(Boolean)
    .map((line, at) => {
      const [quantity, stock] = line.split('/');
      const product =
        stock === '-' ? null : { skus: [{ skuId: at, stock: { totalStock: Number(stock) } }] };
      return { id: line, skuId: at, quantity: Number(quantity), product };
    });
  return { items };
}

it.each([
  ['', []],
  ['1/1 2/3', []],
  ['1/0', ['1/0']],
  ['2/1 1/1', ['2/1']],
  ['1/-', ['1/-']],
])('of the lines %s those beyond stock are %j', (notation, beyond) => {
  expect(linesBeyondStock(cartOf(notation)).map(({ id }) => id)).toEqual(beyond);
});

it('there are none without a cart', () => {
  expect(linesBeyondStock(null)).toEqual([]);
});

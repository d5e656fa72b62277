import { expect, it } from 'vitest';
import { linesBeyondStock, stockOfLine } from './checkCart.ts';

/** `2/3` is a line of two pieces with a stock of three; `2/-` one that is no longer sold. */
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

it.each([
  ['a product without sizes', { skus: null }],
  ['another size only', { skus: [null, { skuId: 8, stock: { totalStock: 5 } }] }],
  ['a size without stock', { skus: [{ skuId: 7, stock: null }] }],
  ['more sold than there was', { skus: [{ skuId: 7, stock: { totalStock: -2 } }] }],
])('the stock of a line with %s is nothing', (_, product) => {
  expect(stockOfLine({ skuId: 7, product })).toBe(0);
});

it('empty places and a cart without lines are within the stock', () => {
  expect(linesBeyondStock({ items: [null, undefined] })).toEqual([]);
  expect(linesBeyondStock({ items: null })).toEqual([]);
});

import { expect, it } from 'vitest';
import { maxPerLine } from '@solvik/shop';
import { allowedQuantity, maxQuantity } from './quantity.ts';

it.each([
  [1, 0, 5, 1],
  [6, 0, 5, 5],
  [3, 3, 5, 2],
  [1, 5, 5, 0],
  [1, 6, 5, 0],
  [200, 0, 1000, maxPerLine],
  [5, 97, 200, 2],
  [0, 0, 5, 0],
])(
  '%i wanted, %i elsewhere in the cart, %i in stock: %i',
  (requested, elsewhere, totalStock, quantity) => {
    expect(allowedQuantity({ requested, elsewhere, totalStock })).toBe(quantity);
  },
);

it.each([
  [0, 0],
  [5, 5],
  [maxPerLine, maxPerLine],
  [200, maxPerLine],
])('of %i in stock, a cart may have %i', (totalStock, quantity) => {
  expect(maxQuantity(totalStock)).toBe(quantity);
});

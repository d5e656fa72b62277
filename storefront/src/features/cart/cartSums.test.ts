import { describe, expect, it } from 'vitest';
import { cartSums, lineAmount, regularLineAmount, type SummedCart } from './cartSums.ts';

/** `pieces × price − code`: what one costs before a code, and what the code takes off the line. */
function cartOf(...notes: readonly string[]): SummedCart {
  const items = notes.map((note) => {
    const [pieces = 0, price = 0, code = 0] = note.split(/ [×−] /).map(Number);
    return {
      quantity: pieces,
      unitPrice: { sellingPriceIncVat: price },
      campaign: code ? { prices: [{ discount: code }] } : null,
    };
  });
  return { items };
}

describe('the sums of a cart', () => {
  it.each([
    { cart: cartOf('1 × 749', '1 × 2299'), lines: [749, 2299], subtotal: 3048, discount: 0 },
    {
      cart: cartOf('1 × 749 − 149.8', '1 × 2299'),
      lines: [749, 2299],
      subtotal: 3048,
      discount: 149.8,
    },
    { cart: cartOf('3 × 19.9 − 5.97'), lines: [59.7], subtotal: 59.7, discount: 5.97 },
    { cart: cartOf(), lines: [], subtotal: 0, discount: 0 },
  ])(
    'show the lines before the code, and the code once: $lines − $discount',
    ({ cart, lines, subtotal, discount }) => {
      expect((cart.items ?? []).map((line) => line && lineAmount(line))).toEqual(lines);
      expect(cartSums(cart)).toEqual({ subtotal, discount });
      expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(subtotal);
    },
  );
});

it.each([
  [4, 899, 1149, { now: 3596, before: 4596 }],
  [3, 19.9, 24.95, { now: 59.7, before: 74.85 }],
  [1, 0, 0, { now: 0, before: 0 }],
])(
  '%d pieces at %d, before at %d, are compared like with like',
  (quantity, sellingPriceIncVat, regularPriceIncVat, sums) => {
    const line = {
      quantity,
      unitPrice: {
        sellingPriceIncVat,
        regularPriceIncVat,
        regularPriceExVat: regularPriceIncVat - 1,
      },
    };
    expect({ now: lineAmount(line), before: regularLineAmount(line).incVat }).toEqual(sums);
    expect(regularLineAmount(line).exVat).toBeCloseTo(sums.before - quantity);
  },
);

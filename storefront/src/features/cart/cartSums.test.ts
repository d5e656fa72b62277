import { describe, expect, it } from 'vitest';
import { cartSums, lineAmount, regularLineAmount, type SummedCart } from './cartSums.ts';

/**
 * `pieces × price − code`: the price of one before a code, and what the code subtracts from the
 * line.
 */
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
    'exclude the code from the lines and subtract it once: $lines − $discount',
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
  '%d pieces at %d, formerly at %d, are compared including VAT',
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

describe('the sums of an incomplete cart', () => {
  const line = { quantity: 2, unitPrice: { sellingPriceIncVat: 10 } };
  it.each([
    ['without lines', {}, 0, 0],
    ['with lines of null', { items: null }, 0, 0],
    ['with empty places', { items: [null, undefined, line] }, 20, 0],
    ['without a price', { items: [{ quantity: 2 }, { quantity: 2, unitPrice: {} }] }, 0, 0],
    ['with a campaign that takes nothing', { items: [{ ...line, campaign: {} }] }, 20, 0],
    [
      'with two reductions and an empty place',
      {
        items: [{ ...line, campaign: { prices: [{ discount: 1 }, null, {}, { discount: 2.5 }] } }],
      },
      20,
      3.5,
    ],
  ])('%s', (_, cart, subtotal, discount) => {
    expect(cartSums(cart)).toEqual({ subtotal, discount });
  });

  it('counts a missing price as nothing', () => {
    expect(lineAmount({ quantity: 3 })).toBe(0);
    expect(regularLineAmount({ quantity: 3, unitPrice: null })).toEqual({ incVat: 0, exVat: 0 });
  });
});

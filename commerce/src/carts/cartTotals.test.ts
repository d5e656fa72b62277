import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatWithin } from '../pricing/vat.ts';
import { cartTotals, CartTooLargeError, type CartCosts } from './cartTotals.ts';

const costs = (given: Partial<CartCosts>): CartCosts => ({
  lines: [],
  freeShippingFrom: 79_900,
  shipping: { fee: 4_900, isFreeAboveLimit: true },
  paymentFee: 0,
  vatRate: 250,
  ...given,
});
/** `2×499>399#7` is two pieces of product 7, regularly 499, sold at 399. */
const line = (text: string) => {
  const [, quantity, regular, selling, productId] = /^(\d+)×(\d+)>(\d+)#(\d+)$/.exec(text) ?? [];
  return {
    quantity: Number(quantity),
    regular: Number(regular) * 100,
    selling: Number(selling) * 100,
    productId: Number(productId),
  };
};

describe('what a cart costs', () => {
  it.each([
    [
      'an empty cart costs nothing',
      [],
      undefined,
      { total: 0, shippingFee: 0, vat: 0, leftToFreeShipping: 79_900 },
    ],
    [
      'below the limit delivery is paid',
      ['1×499>499#1'],
      undefined,
      { total: 54_800, shippingFee: 4_900, vat: 10_960, leftToFreeShipping: 30_000 },
    ],
    [
      'at the limit it is free',
      ['1×799>799#1'],
      undefined,
      { total: 79_900, shippingFee: 0, isShippingFree: true, leftToFreeShipping: 0 },
    ],
    [
      'a code that takes the goods below the limit brings the fee back',
      ['1×899>899#1'],
      { percent: 15, minimumOrder: 0 },
      { goods: 76_415, codeDiscount: 13_485, shippingFee: 4_900, total: 81_315 },
    ],
    [
      'a code below its minimum order does nothing',
      ['1×499>499#1'],
      { percent: 15, minimumOrder: 50_000 },
      { codeDiscount: 0, isCodeApplied: false, total: 54_800 },
    ],
    [
      'a code for some products leaves the others alone',
      ['1×500>500#1', '1×500>500#2'],
      { percent: 10, minimumOrder: 0, productIds: new Set([2]) },
      { codeDiscount: 5_000, total: 95_000 },
    ],
    [
      'a code for products that are not there is not applied',
      ['1×500>500#1'],
      { percent: 10, minimumOrder: 0, productIds: new Set([2]) },
      { codeDiscount: 0, isCodeApplied: false },
    ],
    [
      'a reduced line keeps its regular price beside it',
      ['2×499>399#1'],
      undefined,
      { regular: 99_800, goods: 79_800, shippingFee: 4_900 },
    ],
  ] as const)('%s', (_, lines, code, expected) => {
    expect(cartTotals(costs({ lines: lines.map(line), code }))).toMatchObject(expected);
  });

  it('does not drift with quantity', () => {
    const { total, vat, lines } = cartTotals(
      costs({
        lines: [{ productId: 1, quantity: 25, regular: 1_999, selling: 1_999 }],
        shipping: undefined,
      }),
    );
    expect([total, vat, lines[0]?.vat]).toEqual([49_975, 9_995, 9_995]);
  });

  it('refuses what cannot be carried', () => {
    expect(() =>
      cartTotals(
        costs({
          lines: [{ productId: 1, quantity: 99, regular: 100_000_000, selling: 100_000_000 }],
        }),
      ),
    ).toThrow(CartTooLargeError);
  });

  const anyLine = fc
    .record({
      productId: fc.integer({ min: 1, max: 5 }),
      quantity: fc.integer({ min: 1, max: 30 }),
      regular: fc.integer({ min: 1, max: 200_000 }),
    })
    .chain((given) =>
      fc
        .integer({ min: 0, max: given.regular })
        .map((selling) => Object.assign({ selling }, given)),
    );
  it('always adds up: lines, fees, discount and VAT, at every rate', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 12 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(250, 255, 140, 0),
        fc.integer({ min: 0, max: 9_900 }),
        (lines, percent, vatRate, fee) => {
          const totals = cartTotals(
            costs({
              lines,
              vatRate,
              code: { percent, minimumOrder: 0 },
              shipping: { fee, isFreeAboveLimit: true },
              paymentFee: 1_900,
            }),
          );
          const sum = (pick: (each: (typeof totals.lines)[number]) => number) =>
            totals.lines.reduce((total, each) => total + pick(each), 0);
          expect(sum(({ total }) => total) + totals.shippingFee + totals.paymentFee).toBe(
            totals.total,
          );
          expect(sum(({ selling }) => selling) - totals.codeDiscount).toBe(totals.goods);
          expect(sum(({ vat }) => vat) + totals.shippingVat + totals.paymentVat).toBe(totals.vat);
          expect(totals.vat).toBe(vatWithin(totals.total, vatRate));
          expect(totals.lines.every(({ total, discount }) => total >= 0 && discount >= 0)).toBe(
            true,
          );
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
});

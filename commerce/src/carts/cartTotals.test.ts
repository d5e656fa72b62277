import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartOffer } from '../campaigns/applyOffers.ts';
import { cartTotals, CartTooLargeError, type CartCosts } from './cartTotals.ts';
import { anyCart, cartFaults } from './testing/anyCart.ts';

const costs = (input: Partial<CartCosts>): CartCosts => ({
  lines: [],
  freeShippingFrom: 79_900,
  shipping: { fee: 4_900, isFreeAboveLimit: true },
  paymentFee: 0,
  vatRate: 250,
  ...input,
});
const codeOf = ({
  percent,
  ...rest
}: {
  readonly percent: number;
  readonly minimumOrder: number;
  readonly productIds?: ReadonlySet<number>;
}): CartOffer => ({
  campaignId: 1,
  effect: { kind: 'percent', percent },
  needsCode: true,
  ...rest,
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
      'a code that takes the goods below the limit adds the fee again',
      ['1×899>899#1'],
      { percent: 15, minimumOrder: 0 },
      { goods: 76_415, codeDiscount: 13_485, shippingFee: 4_900, total: 81_315 },
    ],
    [
      'a code below its minimum order is not applied',
      ['1×499>499#1'],
      { percent: 15, minimumOrder: 50_000 },
      { codeDiscount: 0, isCodeApplied: false, total: 54_800 },
    ],
    [
      'a code for some products does not reduce the others',
      ['1×500>500#1', '1×500>500#2'],
      { percent: 10, minimumOrder: 0, productIds: new Set([2]) },
      { codeDiscount: 5_000, total: 95_000 },
    ],
    [
      'a code for products that are not in the cart is not applied',
      ['1×500>500#1'],
      { percent: 10, minimumOrder: 0, productIds: new Set([2]) },
      { codeDiscount: 0, isCodeApplied: false },
    ],
    [
      'a reduced line keeps its regular price beside the reduced one',
      ['2×499>399#1'],
      undefined,
      { regular: 99_800, goods: 79_800, shippingFee: 4_900 },
    ],
    [
      'a code counts from its minimum order on',
      ['1×500>500#1'],
      { percent: 15, minimumOrder: 50_000 },
      { codeDiscount: 7_500, isCodeApplied: true },
    ],
    [
      'a code rounds to the nearest minor unit',
      ['1×1>1#1'],
      { percent: 33.5, minimumOrder: 0 },
      { codeDiscount: 34, goods: 66 },
    ],
    [
      'a code is not applied to goods that cost nothing',
      ['1×100>0#1'],
      { percent: 10, minimumOrder: 0 },
      { codeDiscount: 0, isCodeApplied: false },
    ],
  ] as const)('%s', (_, lines, code, expected) => {
    const offers = code ? [codeOf(code)] : [];
    expect(cartTotals(costs({ lines: lines.map(line), offers }))).toMatchObject(expected);
  });

  const free = { fee: 4_900, isFreeAboveLimit: true };
  const express = { fee: 14_900, isFreeAboveLimit: false };
  it.each([
    ['an empty cart', 0, free, { shippingFee: 0, isShippingFree: false }],
    ['a cart below the limit', 79_899, free, { shippingFee: 4_900, isShippingFree: false }],
    ['a cart at the limit', 79_900, free, { shippingFee: 0, isShippingFree: true }],
    ['express above the limit', 79_900, express, { shippingFee: 14_900, isShippingFree: false }],
    ['no option below the limit', 100, undefined, { shippingFee: 0, isShippingFree: false }],
    ['no option above the limit', 79_900, undefined, { shippingFee: 0, isShippingFree: true }],
  ])('delivery of %s', (_, price, shipping, expected) => {
    const goods = { productId: 1, quantity: 1, regular: price, selling: price };
    const totals = cartTotals(costs({ lines: price === 0 ? [] : [goods], shipping }));
    expect(totals).toMatchObject(expected);
    expect(totals.total).toBe(price + expected.shippingFee);
  });

  it('an empty cart with a limit of zero is not delivered free', () => {
    expect(cartTotals(costs({ freeShippingFrom: 0 }))).toMatchObject({
      isShippingFree: false,
      shippingFee: 0,
    });
  });

  it('a payment fee applies with goods only, and has its own VAT', () => {
    expect(cartTotals(costs({ paymentFee: 1_900 }))).toMatchObject({ paymentFee: 0, total: 0 });
    expect(cartTotals(costs({ lines: [line('1×100>80#1')], paymentFee: 2_000 }))).toEqual({
      lines: [
        {
          regular: 10_000,
          selling: 8_000,
          discount: 0,
          total: 8_000,
          fixed: 0,
          vat: 1_600,
          campaigns: [],
        },
      ],
      regular: 10_000,
      goods: 8_000,
      codeDiscount: 0,
      isCodeApplied: false,
      fixedDiscount: 0,
      campaigns: [],
      isShippingFree: false,
      leftToFreeShipping: 71_900,
      shippingFee: 4_900,
      shippingVat: 980,
      paymentFee: 2_000,
      paymentVat: 400,
      total: 14_900,
      vat: 2_980,
    });
  });

  it('is proportional to quantity', () => {
    const { total, vat, lines } = cartTotals(
      costs({
        lines: [{ productId: 1, quantity: 25, regular: 1_999, selling: 1_999 }],
        shipping: undefined,
      }),
    );
    expect([total, vat, lines[0]?.vat]).toEqual([49_975, 9_995, 9_995]);
  });

  const most = 2_147_483_647;
  const worth = (regular: number, selling: number) =>
    costs({
      lines: [{ productId: 1, quantity: 1, regular, selling }],
      shipping: { fee: 0, isFreeAboveLimit: true },
    });

  it('supports the largest amount of the database', () => {
    expect(cartTotals(worth(most, most)).total).toBe(most);
  });

  it.each([
    ['a total beyond the largest amount', worth(most + 1, most + 1)],
    ['a total that exceeds it because of a fee', { ...worth(most, most), paymentFee: 1 }],
    ['a regular price beyond it with a lower selling price', worth(most + 1, 100)],
  ])('refuses %s', (_, input) => {
    expect(() => cartTotals(input)).toThrow(CartTooLargeError);
    expect(() => cartTotals(input)).toThrow(
      expect.objectContaining({
        name: 'CartTooLargeError',
        message: 'The cart exceeds the largest possible order value.',
      }),
    );
  });

  it('always adds up: lines, fees, campaigns and VAT, with and without VAT, at every rate', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(cartFaults(cart)).toEqual([]);
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });

  it.each([
    [
      'a fixed amount is off the sum, and the line keeps its price',
      { kind: 'amount', amount: 10_000 },
      { goods: 50_000, fixedDiscount: 10_000, shippingFee: 4_900, total: 44_900, codeDiscount: 0 },
    ],
    [
      'two for one is off the line',
      { kind: 'quantity', take: 2, pay: 1 },
      { goods: 25_000, fixedDiscount: 0, shippingFee: 4_900, total: 29_900 },
    ],
    [
      'free delivery costs nothing below the limit',
      { kind: 'shipping' },
      { goods: 50_000, shippingFee: 0, isShippingFree: true, leftToFreeShipping: 0, total: 50_000 },
    ],
  ] as const)('%s', (_, effect, expected) => {
    const offers = [{ campaignId: 1, effect, minimumOrder: 0, needsCode: false }];
    const totals = cartTotals(costs({ lines: [line('2×250>250#1')], offers }));
    expect(totals).toMatchObject({ ...expected, isCodeApplied: false });
    expect(totals.campaigns.map(({ campaignId }) => campaignId)).toEqual([1]);
  });

  it('a fixed amount can take the goods below the limit of free delivery', () => {
    const offers = [
      {
        campaignId: 1,
        effect: { kind: 'amount', amount: 10_000 },
        minimumOrder: 0,
        needsCode: true,
      },
    ] as const;
    expect(cartTotals(costs({ lines: [line('1×899>899#1')], offers }))).toMatchObject({
      goods: 89_900,
      codeDiscount: 10_000,
      isCodeApplied: true,
      leftToFreeShipping: 0,
      shippingFee: 0,
    });
    expect(cartTotals(costs({ lines: [line('1×850>850#1')], offers }))).toMatchObject({
      leftToFreeShipping: 4_900,
      shippingFee: 4_900,
      total: 79_900,
    });
  });
});

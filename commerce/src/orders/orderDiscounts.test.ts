import { expect, it } from 'vitest';
import { orderDiscounts } from './orderDiscounts.ts';

it('has each campaign with its name or code, without those that took nothing off', () => {
  const campaigns = [
    { campaignId: 1, discount: 500, name: 'Tre för två', promoCode: null },
    { campaignId: 2, discount: 100, name: null, promoCode: 'HEJ' },
    { campaignId: 3, discount: 0, name: 'Fri frakt', promoCode: null },
  ];
  expect(orderDiscounts({ campaigns, codeDiscount: 100, promoCode: 'HEJ' })).toEqual([
    { discount: 500, name: 'Tre för två' },
    { discount: 100, promoCode: 'HEJ' },
  ]);
});

it('has the code of an order that is older than campaigns', () => {
  expect(orderDiscounts({ codeDiscount: 100, promoCode: 'HEJ' })).toEqual([
    { discount: 100, promoCode: 'HEJ' },
  ]);
  expect(orderDiscounts({ codeDiscount: 0, promoCode: null })).toEqual([]);
});

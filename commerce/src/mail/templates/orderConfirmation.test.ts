import { describe, expect, it } from 'vitest';
import { renderOrderConfirmation, type ConfirmedOrder } from './orderConfirmation.ts';

const piece = (name: string, unit_regular: number, unit_selling: number) => ({ quantity: 1, unit_regular, unit_selling, snapshot: { name, brand: null, colour: null, size: 'L' } });

/** A blouse of 749 that a code takes 149,80 off, and a coat on sale from 2 499 to 2 299 that it does not count for. */
const order: ConfirmedOrder = {
  order: {
    order_id: 1001, locale: 'sv', currency: 'SEK', billing: { firstName: 'Astrid' }, shipping: {}, checkout: {},
    totals: { goods: 289820, codeDiscount: 14980, promoCode: 'HEJ', shippingFee: 0, shippingName: 'Ombud', total: 289820, vat: 57964, deliveryDays: [2, 3], paymentName: 'Kort' },
  },
  lines: [piece('Blus', 74900, 74900), piece('Kappa', 249900, 229900)],
};

describe('the confirmation of an order', () => {
  it('adds up downwards: lines before the code, their sum, the code once, the total', async () => {
    const { text } = await renderOrderConfirmation(order, 'https://solvik.example/o');
    const amounts = [...text.matchAll(/[−-]?\d[\d\s]*(?:,\d\d)?\s?kr/g)].map(([amount]) => amount.replaceAll(/\s/g, ' '));
    expect(amounts.slice(0, 5)).toEqual(['749 kr', '2 299 kr', '3 048 kr', '−149,80 kr', '2 898,20 kr']);
    expect(text).toContain('Rabatt (HEJ)');
  });
});

/** The payment type of an order's validation, in a shop with two payment options. */
import type * as Shop from '@solvik/shop';
import { expect, it, vi } from 'vitest';
import { validateOrder } from './validateOrder.ts';

vi.mock('@solvik/shop', async (importOriginal) => {
  const shop = await importOriginal<typeof Shop>();
  const [card] = shop.payments;
  return { ...shop, payments: [card, { ...card, id: 2, name: 'DirectInvoice', isCredit: true }] };
});

const validate = (paymentId: number | undefined) =>
  validateOrder({
    checkout: { paymentId },
    stored: undefined,
    status: { isBlocked: false, memberType: null },
  });

it.each([
  [2, 'DirectInvoice'],
  [1, 'Card'],
  [999, 'Card'],
  [undefined, 'Card'],
])('is that of the chosen option, else of the first: %s is %s', (paymentId, paymentType) => {
  expect(validate(paymentId).paymentType).toBe(paymentType);
});

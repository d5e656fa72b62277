/** The payment type of an order's validation, in a shop with two payment options. */
import type * as Shop from '@solvik/shop';
import { afterAll, expect, it, vi } from 'vitest';

vi.resetModules();
vi.doMock('@solvik/shop', async (importOriginal) => {
  const shop = await importOriginal<typeof Shop>();
  const [card] = shop.payments;
  return { ...shop, payments: [card, { ...card, id: 2, name: 'DirectInvoice', isCredit: true }] };
});
const { validateOrder } = await import('./validateOrder.ts');
// The next file's shop has its own payment options.
afterAll(() => {
  vi.doUnmock('@solvik/shop');
  vi.resetModules();
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

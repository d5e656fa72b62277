import { expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyCart } from '../../testing/storyCarts.ts';
import { linesOf } from './cart.ts';
import { cartWithoutVat } from './cartWithoutVat.ts';

const cart = storyCart(sites[0]);
const [line] = linesOf(cart);
if (!line?.unitPrice || !cart.summary?.total || !cart.summary.shipping)
  throw new Error('The cart of stories has no prices.');
const { summary } = cart;
const total = { ...summary.total, sellingPriceIncVat: 129, sellingPriceExVat: 103.2 };
const shipping = { ...summary.shipping, feeIncVat: 29, feeExVat: 23.2 };
/** One line of 125 kr with VAT, of which a code takes 25. */
const sold = {
  ...cart,
  items: [
    {
      ...line,
      quantity: 1,
      unitPrice: { ...line.unitPrice, sellingPriceIncVat: 125 },
      campaign: { appliedCampaigns: null, prices: [{ discount: 25 }] },
    },
  ],
} as typeof cart;

it.each([
  ['delivery', { ...summary, total, shipping }, { lines: [100], subtotal: 100, discount: 20 }],
  [
    'no delivery',
    {
      ...summary,
      total: { ...total, sellingPriceIncVat: 100, sellingPriceExVat: 80 },
      shipping: null,
    },
    { lines: [100], subtotal: 100, discount: 20 },
  ],
  ['no sums yet', null, { lines: [125], subtotal: 125, discount: 25 }],
] as const)('the sums of a cart with %s', (_, given, sums) => {
  expect(cartWithoutVat({ ...sold, summary: given } as typeof cart)).toEqual(sums);
});

import { createHash } from 'node:crypto';
import { sites } from '@solvik/addresses';
import { expect, it, vi } from 'vitest';
import { storyAddress } from '../../testing/storyAddress.ts';
import { present } from '../../data-api/present.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { hashText } from '../../device/hashText.ts';
import { purchaseOf } from './purchase.ts';

const [se] = sites;
const cart = storyCart(se);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Order = Parameters<typeof purchaseOf>[0];
const [line] = present(cart.items);
if (!line?.product || !line.unitPrice) throw new Error('The cart of stories is empty.');
const { product, unitPrice } = line;

/** Products of these prices and quantities. */
const orderOf = (goods: readonly (readonly [number, number])[], off = 0): Order => ({
  id: 1001,
  publicId: 'p',
  status: 'pending',
  createdAt: null,
  currency: 'SEK',
  message: null,
  billingAddress: {
    ...storyAddress(se),
    careOf: '',
    addressLine2: '',
    country: 'SE',
    entryCode: '',
    firstName: ' Astrid ',
    lastName: 'Åkesson',
    zip: '503 36',
  },
  shippingAddress: null,
  orderTotal: null,
  shippingFee: null,
  vat: null,
  shippingDetails: null,
  paymentDetails: null,
  cart: {
    ...cart,
    items: goods.map(([price, quantity], at) => ({
      ...line,
      quantity,
      product: { ...product, productId: at + 1 },
      unitPrice: { ...unitPrice, sellingPriceIncVat: price },
    })),
    summary: { vats: null, shipping: null, total: null, fixedAmountDiscountIncVat: off },
  },
});

it('email, first name, last name and zip are trimmed, in lower case and hashed', async () => {
  const { hashed: values } = await purchaseOf(orderOf([]), ' Astrid@Example.se');
  expect(values).toEqual({
    email: sha256('astrid@example.se'),
    firstName: sha256('astrid'),
    lastName: sha256('åkesson'),
    zip: sha256('503 36'),
  });
});

it('what is unknown is not hashed', async () => {
  expect((await purchaseOf(orderOf([]), undefined)).hashed).not.toHaveProperty('email');
});

it('nothing is hashed where browsers do not offer it', async () => {
  vi.stubGlobal('crypto', {});
  expect(await hashText('a')).toBeUndefined();
  vi.unstubAllGlobals();
});

it.each([
  [
    'without a discount',
    [
      [899, 1],
      [100, 2],
    ],
    0,
    1099,
    [899, 100],
  ],
  [
    'fixed amounts are spread by price',
    [
      [300, 1],
      [100, 1],
    ],
    100,
    300,
    [225, 75],
  ],
  [
    'and by quantity',
    [
      [100, 2],
      [200, 1],
    ],
    100,
    300,
    [75, 150],
  ],
  ['and add up to the öre', [[99.9, 3]], 10, 289.7, [96.57]],
  ['down to nothing', [[50, 1]], 50, 0, [0]],
] as const)('%s: %j less %d is %d', async (_what, goods, off, value, prices) => {
  const purchase = await purchaseOf(orderOf(goods, off), undefined);
  expect(purchase).toMatchObject({ orderId: '1001', currency: 'SEK', value });
  expect(purchase.products.map(({ price }) => price)).toEqual(prices);
});

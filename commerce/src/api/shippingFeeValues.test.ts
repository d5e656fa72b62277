/** Whether a fee set by an external service counts (spec sections 3 and 7). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { norway, shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
let cartId: string;
let skuId: number;
/** A cart whose delivery costs 49 kr, and 120 kr by an external service. */
beforeAll(async () => {
  shop = await testShop();
  const shopper = shopperSteps(shop);
  [cartId, skuId] = [await shopper.newCart(), await shopper.skuOf('sommar-svart', '36')];
  await shopper.add(cartId, skuId);
  await shop.query(
    'mutation ($id: String!) { setCartShippingFee(cartId: $id, shippingFee: 120) { email } }',
    { id: cartId },
  );
});
afterAll(() => shop.remove());

const fields = 'items { quantity } summary { shipping { feeIncVat } }';
interface Result {
  readonly cart: {
    readonly items: readonly { readonly quantity: number }[];
    readonly summary: { readonly shipping: { readonly feeIncVat: number } };
  };
}

it.each([
  [true, 120],
  [false, 49],
  [undefined, 49],
])('getCart with allowExternalShippingFee %s has a fee of %i', async (allowed, fee) => {
  const { cart } = await shop.query<Result>(
    `query getCart($id: String, $allowed: Boolean) {
       cart: getCart(id: $id, allowExternalShippingFee: $allowed) { ${fields} }
     }`,
    { id: cartId, allowed },
  );
  expect(cart.summary.shipping.feeIncVat).toBe(fee);
});

it.each([
  ['addToCart', true, 2, 120],
  ['updateCartItem', true, 1, 120],
  ['updateCartItem', false, 1, 49],
  ['addToCart', false, 2, 49],
])(
  '%s with allowExternalShippingFee %s holds %i and a fee of %i',
  async (name, allowed, quantity, fee) => {
    const { cart } = await shop.query<Result>(
      `mutation change($id: String!, $item: CartItemInputType!, $allowed: Boolean) {
       cart: ${name}(id: $id, item: $item, allowExternalShippingFee: $allowed) { ${fields} }
     }`,
      { id: cartId, item: { skuId, quantity: 1 }, allowed },
    );
    expect([cart.items[0]?.quantity, cart.summary.shipping.feeIncVat]).toEqual([quantity, fee]);
  },
);

it('getCart takes channel, language and market too, and prices the cart there', async () => {
  const { cart } = await shop.query<Result>(
    `query getCart($id: String, $channelId: String, $languageId: String, $marketId: String) {
       cart: getCart(
         id: $id, channelId: $channelId, languageId: $languageId, marketId: $marketId
         allowExternalShippingFee: true
       ) { items { quantity product { name } totalPrice { sellingPriceIncVat currency { code } } } }
     }`,
    { id: cartId, ...norway },
  );
  expect(cart.items).toEqual([
    {
      quantity: 2,
      product: { name: 'Sommerkjole' },
      totalPrice: { sellingPriceIncVat: 818, currency: { code: 'NOK' } },
    },
  ]);
});

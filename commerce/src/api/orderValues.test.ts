/**
 * The Data API's orders and their addresses, field by field (spec section 3, Address and Order).
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

const address = {
  firstName: 'Maja',
  lastName: 'Åkesson',
  careOf: 'Ek',
  addressLine1: 'Storgatan 1',
  addressLine2: 'Trappa B',
  zip: '41101',
  city: 'Göteborg',
  country: 'SE',
  entryCode: '1234',
  mobile: '0701234567',
  company: 'Åkessons Hattar',
};

let shop: TestShop;
let publicId: string;
let skuId: number;
/** Two dresses at 399 kr instead of 499 kr, 15 per cent off by a code, and delivery for 49 kr. */
beforeAll(async () => {
  shop = await testShop();
  const shopper = shopperSteps(shop);
  const cartId = await shopper.newCart();
  skuId = await shopper.skuOf('sommar-svart', '36');
  await shopper.add(cartId, skuId, 2);
  await shopper.code(cartId, 'HEJ15');
  ({ publicId } = await shopper.place(cartId, { billingAddress: address }));
});
afterAll(() => shop.remove());

async function orderOf(fields: string): Promise<unknown> {
  const { getOrderPublic } = await shop.query<{ getOrderPublic: unknown }>(
    `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { ${fields} } }`,
    { id: publicId },
  );
  return getOrderPublic;
}

it('an address has names, care-of, two lines, zip, city, country and the rest', async () => {
  expect(await orderOf(`billingAddress { ${Object.keys(address).join(' ')} }`)).toEqual({
    billingAddress: address,
  });
});

it('an order’s cart has totals, delivery, fixed discounts, code and items', async () => {
  const fields = `cart {
    promoCode
    items { skuId quantity totalPrice { sellingPriceIncVat } }
    summary {
      total { sellingPriceIncVat sellingPriceExVat vat discountIncVat }
      shipping { feeIncVat feeExVat }
      fixedAmountDiscountIncVat fixedAmountDiscountExVat
    }
  }`;
  expect(await orderOf(fields)).toEqual({
    cart: {
      promoCode: 'HEJ15',
      items: [{ skuId, quantity: 2, totalPrice: { sellingPriceIncVat: 678.3 } }],
      summary: {
        total: {
          sellingPriceIncVat: 727.3,
          sellingPriceExVat: 581.84,
          vat: 145.46,
          discountIncVat: 319.7,
        },
        shipping: { feeIncVat: 49, feeExVat: 39.2 },
        fixedAmountDiscountIncVat: 0,
        fixedAmountDiscountExVat: 0,
      },
    },
  });
});

it('an order has its id, currency, value of the goods, names and zip', async () => {
  expect(
    await shop.query(
      `query ($id: String!) {
         checkout(id: $id, paymentType: STANDARD) {
           order {
             orderId currency itemValueIncVat itemValueExVat
             billingAddress { firstName lastName zip }
           }
         }
       }`,
      { id: publicId },
    ),
  ).toEqual({
    checkout: {
      order: {
        orderId: expect.stringMatching(/^\d+$/),
        currency: 'SEK',
        itemValueIncVat: 678.3,
        itemValueExVat: 542.64,
        billingAddress: { firstName: 'Maja', lastName: 'Åkesson', zip: '41101' },
      },
    },
  });
});

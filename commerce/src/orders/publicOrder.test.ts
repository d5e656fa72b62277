import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { executeSql } from '../testing/rawSql.ts';
import { checkoutOf, submitSandboxPayment, shopperSteps, sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { personalDataLifetime } from './redactPersonalData.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const address = 'firstName lastName addressLine1 zip city mobile';
const document = `query ($id: Guid!, $text: String!) {
  getOrderPublic(publicOrderId: $id) { id publicId status message billingAddress { ${address} } shippingAddress { ${address} } cart { id items { quantity message } } }
  checkout(id: $text, paymentType: STANDARD) { order { orderId message pickupPoint billingAddress { ${address} } shippingAddress { ${address} } } cart { id } }
}`;

interface Result {
  readonly getOrderPublic: {
    readonly id: number;
    readonly billingAddress: object | null;
    readonly cart: { readonly id: string };
  };
}

/** A paid order, and what its public link shows. */
async function paidOrder() {
  const shopper = shopperSteps(shop);
  const cartId = await shopper.newCart();
  await shopper.add(cartId, await shopper.skuOf('sommar-rod', '36'));
  const { publicId, redirectUrl } = await shopper.place(cartId, {
    message: 'Koden är 4711',
    pickupPoint: 'Maja’s butik',
    shippingAddress: checkoutOf(sweden)['billingAddress'],
  });
  return {
    cartId,
    shopper,
    publicId,
    redirectUrl,
    show: () => shop.query<Result>(document, { id: publicId, text: publicId }),
  };
}

const persons = ['Maja', 'Åkesson', 'Storgatan', '41101', '0701234567', '4711'];
const named = (answer: Result) => persons.filter((word) => JSON.stringify(answer).includes(word));

it('personal data is shown for an hour, and the order without it afterwards', async () => {
  const { cartId, redirectUrl, show } = await paidOrder();
  await submitSandboxPayment(shop, redirectUrl, 'paid');
  shop.clock.now += personalDataLifetime - 1;
  expect(named(await show())).toEqual(persons);
  shop.clock.now += 1;
  const later = await show();
  expect(named(later)).toEqual([]);
  expect(JSON.stringify(later)).not.toContain(cartId);
  expect(later).toMatchObject({
    getOrderPublic: {
      status: 'pending',
      billingAddress: null,
      shippingAddress: null,
      message: null,
      cart: { items: [{ quantity: 1 }] },
    },
  });
});

it('an order that is placed again shows its personal data again', async () => {
  const { cartId, shopper, show, redirectUrl } = await paidOrder();
  await submitSandboxPayment(shop, redirectUrl, 'declined');
  shop.clock.now += 3 * personalDataLifetime;
  expect(named(await show())).toEqual([]);
  await shopper.place(cartId);
  expect(named(await show())).toEqual(persons);
});

it('has the VAT rate at which it was placed, whatever the market’s is since', async () => {
  const { publicId, redirectUrl } = await paidOrder();
  await submitSandboxPayment(shop, redirectUrl, 'paid');
  await executeSql(
    shop.commerce.database.handle,
    sql`update orders set totals = jsonb_set(totals, '{vatRate}', '240') where public_id = ${publicId}::uuid`,
  );
  const vats = `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { cart { summary { vats { rate ratePerMille } } } } }`;
  expect(await shop.query(vats, { id: publicId })).toEqual({
    getOrderPublic: { cart: { summary: { vats: [{ rate: 24, ratePerMille: 240 }] } } },
  });
});

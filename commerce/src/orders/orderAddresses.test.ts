/** An order needs a zip and a country (spec section 5); the country is the market's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finland, shopperSteps, sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const person = {
  firstName: 'Maja',
  lastName: 'Åkesson',
  addressLine1: 'Storgatan 1',
  city: 'Staden',
};

async function openCart(where = sweden) {
  const shopper = shopperSteps(shop, where);
  const cartId = await shopper.newCart();
  await shopper.add(cartId, await shopper.skuOf('linne', 'L'));
  return { shopper, cartId };
}

async function countriesOf(publicId: string): Promise<unknown> {
  const { getOrderPublic } = await shop.query<{ getOrderPublic: unknown }>(
    `query ($id: Guid!) {
       getOrderPublic(publicOrderId: $id) { billingAddress { country } shippingAddress { country } }
     }`,
    { id: publicId },
  );
  return getOrderPublic;
}

async function optionsFor(address: object): Promise<readonly { readonly id: number }[]> {
  const { cartId } = await openCart();
  const { checkout } = await shop.query<{ checkout: { shippingOptions: { id: number }[] } }>(
    `mutation ($id: String!, $checkout: CheckoutInputType) {
       checkout: createOrUpdateCheckout(cartId: $id, checkout: $checkout) { shippingOptions { id } }
     }`,
    { id: cartId, checkout: { billingAddress: address } },
  );
  return checkout.shippingOptions;
}

describe('an order', () => {
  it.each([
    ['SE', sweden, '41101'],
    ['FI', finland, '00100'],
  ])('has the country of its market, %s, where none is given', async (country, where, zip) => {
    const { shopper, cartId } = await openCart(where);
    const { publicId } = await shopper.place(cartId, {
      billingAddress: { ...person, zip },
      shippingAddress: { ...person, zip },
    });
    expect(await countriesOf(publicId)).toEqual({
      billingAddress: { country },
      shippingAddress: { country },
    });
  });

  it('is billed to another country, and sent within its market', async () => {
    const { shopper, cartId } = await openCart();
    const { publicId } = await shopper.place(cartId, {
      billingAddress: { ...person, zip: '10115', country: 'DE' },
      shippingAddress: { ...person, zip: '41101' },
    });
    expect(await countriesOf(publicId)).toEqual({
      billingAddress: { country: 'DE' },
      shippingAddress: { country: 'SE' },
    });
  });

  it('is not sent to another country', async () => {
    const { shopper, cartId } = await openCart();
    const billingAddress = { ...person, zip: '41101', country: 'NO' };
    await expect(shopper.place(cartId, { billingAddress })).rejects.toThrow('NO_SHIPPING_OPTION');
  });

  it('is not accepted without the zip of its delivery address', async () => {
    const { shopper, cartId } = await openCart();
    const addresses = { billingAddress: { ...person, zip: '41101' }, shippingAddress: person };
    await expect(shopper.place(cartId, addresses)).rejects.toThrow(
      'shippingAddress.zip is missing',
    );
  });
});

it.each([
  ['the market’s country and a zip', { zip: '41101', country: 'SE' }, 2],
  ['the country by its name', { zip: '41101', country: 'Sverige' }, 2],
  ['a zip alone', { zip: '41101' }, 2],
  ['another country', { zip: '41101', country: 'DE' }, 0],
  ['no zip yet, as an estimate', { country: 'SE' }, 2],
])('the delivery options are returned for %s', async (_, address, count) => {
  expect(await optionsFor(address)).toHaveLength(count);
});

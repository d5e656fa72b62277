/** Limits of texts, stock reserved by the cart itself, and what a refused code requires. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitSandboxPayment, shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { readCart } from './cartStore.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

async function cartWith(alias: string, size: string, quantity = 1) {
  const shopper = shopperSteps(shop);
  const [id, skuId] = [await shopper.newCart(), await shopper.skuOf(alias, size)];
  await shopper.add(id, skuId, quantity);
  return { shopper, id, skuId };
}

/** How many of a SKU a new cart may have. */
async function availableOf(skuId: number): Promise<number> {
  const shopper = shopperSteps(shop);
  const { items } = await shopper.add(await shopper.newCart(), skuId, 90);
  return items[0]?.quantity ?? 0;
}

describe('a text of the cart', () => {
  const item = '$item: CartItemInputType!';
  it.each([
    ['a message that is added', 'addToCart', item],
    ['a message that is changed', 'updateCartItem', item],
    ['merchant data', 'setCartMerchantData', '$merchantData: String!'],
  ])('%s has 4,000 characters at most', async (_, operation, type) => {
    const { id, skuId } = await cartWith('linne', 'L');
    const [name = ''] = /\w+/.exec(type) ?? [];
    const send = (length: number) => {
      const text = 'x'.repeat(length);
      return shop.query(
        `mutation ($id: String!, ${type}) { ${operation}(id: $id, ${name}: $${name}) { id } }`,
        { id, item: { skuId, quantity: 1, message: text }, merchantData: text },
      );
    };
    await expect(send(4_001)).rejects.toThrow('is longer than 4000 characters');
    await expect(send(4_000)).resolves.toMatchObject({ [operation]: { id } });
  });
});

describe('the stock that a cart has reserved for a payment', () => {
  it('is available to that cart when its quantity is changed, and to no other', async () => {
    const { shopper, id, skuId } = await cartWith('sommar-svart', '38', 2);
    const placed = await shopper.place(id);
    expect((await shopper.set(id, skuId, 9)).items).toMatchObject([{ quantity: 3 }]);
    const stockIn = async (cart: string) =>
      (
        await shop.query<{
          getCart: { items: { product: { skus: { skuId: number; stock: object }[] } }[] };
        }>(
          'query ($id: String) { getCart(id: $id) { items { product { skus { skuId stock { inStock totalStock } } } } } }',
          { id: cart },
        )
      ).getCart.items[0]?.product.skus.find((sku) => sku.skuId === skuId)?.stock;
    expect(await stockIn(id)).toEqual({ inStock: 3, totalStock: 3 });
    const rival = await shopper.newCart();
    expect((await shopper.add(rival, skuId, 9)).items).toMatchObject([{ quantity: 1 }]);
    expect(await stockIn(rival)).toEqual({ inStock: 1, totalStock: 1 });
    await submitSandboxPayment(shop, placed.redirectUrl, 'cancelled');
  });
});

it('a code below its minimum order is refused with the required amount', async () => {
  const { id } = await cartWith('sommar-svart', '36');
  const { errors } = await shop.commerce.execute({
    document: `mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "HEJ15") { id } }`,
    variables: { id },
  });
  expect(errors?.map(({ extensions }) => extensions)).toEqual([
    expect.objectContaining({ code: 'RequirementsNotMet', minimumOrderValue: 500 }),
  ]);
});

it('each change raises the cart’s version by one', async () => {
  const { shopper, id, skuId } = await cartWith('linne', 'L');
  const versionOf = async () =>
    (await readCart(shop.commerce.database.handle, id, { channelId: 'se', marketId: 'se' }))?.cart
      .version;
  expect(await versionOf()).toBe(1);
  await shopper.set(id, skuId, 2);
  expect(await versionOf()).toBe(2);
  await shopper.add(id, skuId);
  expect(await versionOf()).toBe(3);
});

it('a clone keeps the code unless promotions are reset', async () => {
  const { shopper, id, skuId } = await cartWith('linne', 'L');
  await shopper.code(id, 'HEJ15');
  const clone = async (resetPromotions: boolean) =>
    (
      await shop.query<{ cloneCart: { promoCode: string | null; items: object[] } }>(
        `mutation ($id: String!, $reset: Boolean!) {
           cloneCart(id: $id, resetPromotions: $reset) { promoCode items { skuId quantity } }
         }`,
        { id, reset: resetPromotions },
      )
    ).cloneCart;
  expect(await clone(false)).toEqual({ promoCode: 'HEJ15', items: [{ skuId, quantity: 1 }] });
  expect(await clone(true)).toEqual({ promoCode: null, items: [{ skuId, quantity: 1 }] });
});

it('a quantity for a line that was removed meanwhile restores the line, and 0 does not', async () => {
  const { shopper, id, skuId } = await cartWith('linne', 'L');
  await shopper.set(id, skuId, 0);
  expect((await shopper.set(id, skuId, 0)).items).toEqual([]);
  expect((await shopper.set(id, skuId, 2)).items).toMatchObject([{ skuId, quantity: 2 }]);
});

it('a new quantity keeps the message of the line, and a new message replaces it', async () => {
  const { id, skuId } = await cartWith('linne', 'L');
  const set = async (item: object) =>
    (
      await shop.query<{ updateCartItem: { items: object[] } }>(
        `mutation ($id: String!, $item: CartItemInputType!) {
           updateCartItem(id: $id, item: $item) { items { quantity message } }
         }`,
        { id, item: { skuId, ...item } },
      )
    ).updateCartItem.items;
  expect(await set({ quantity: 1, message: 'Till Maja' })).toEqual([
    { quantity: 1, message: 'Till Maja' },
  ]);
  expect(await set({ quantity: 2 })).toEqual([{ quantity: 2, message: 'Till Maja' }]);
  expect(await set({ quantity: 2, message: null })).toEqual([{ quantity: 2, message: null }]);
});

describe('a line beside another of the same SKU', () => {
  it('has what the other leaves of the stock', async () => {
    const { shopper, id, skuId } = await cartWith('sommar-svart', '36');
    const { addToCart } = await shop.query<{ addToCart: { items: { id: string }[] } }>(
      `mutation ($id: String!, $item: CartItemInputType!) {
         addToCart(id: $id, item: $item) { items { id } }
       }`,
      { id, item: { skuId, quantity: 2, message: 'Till Maja' } },
    );
    const [first, second] = addToCart.items;
    if (!first || !second) throw new Error('There should be two lines.');
    const limit = await availableOf(skuId);
    expect((await shopper.setLine(id, { id: first.id, skuId, quantity: 50 })).items).toMatchObject([
      { id: first.id, quantity: limit - 2 },
      { id: second.id, quantity: 2 },
    ]);
  });
});

it('a line is not set to less than nothing, and stays as it was', async () => {
  const { shopper, id, skuId } = await cartWith('linne', 'L');
  await expect(shopper.set(id, skuId, -1)).rejects.toThrow('BAD_USER_INPUT');
  expect((await shopper.cart(id))?.items).toMatchObject([{ skuId, quantity: 1 }]);
});

it('a clone leaves out what is sold out meanwhile, and has the rest', async () => {
  const { shopper, id, skuId } = await cartWith('linne', 'L');
  const gone = await shopper.skuOf('sommar-svart', '38');
  await shopper.add(id, gone);
  await shop.commerce.database.handle
    .updateTable('skus')
    .set({ isActive: false })
    .where('skuId', '=', gone)
    .execute();
  const { cloneCart } = await shop.query<{ cloneCart: { items: object[] } }>(
    'mutation ($id: String!) { cloneCart(id: $id) { items { skuId } } }',
    { id },
  );
  expect(cloneCart.items).toEqual([{ skuId }]);
});

/** Which products a cart takes, and which size an order lacks (behaviours.md). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshCatalogue } from '../import/importCatalogue.ts';
import { executeSql } from '../testing/rawSql.ts';
import { sampleCatalogue, sampleProduct, sampleProducts } from '../testing/sampleCatalogue.ts';
import { checkoutOf, shopperSteps, sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

it('two products are two lines with the right quantities', async () => {
  const shopper = shopperSteps(shop);
  const id = await shopper.newCart();
  const [dress, shirt] = [
    await shopper.skuOf('sommar-svart', '36'),
    await shopper.skuOf('linne', 'L'),
  ];
  await shopper.add(id, dress, 2);
  const { items } = await shopper.add(id, shirt, 3);
  expect(items.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [dress, 2],
    [shirt, 3],
  ]);
});

it('refuses a size that is disabled', async () => {
  const shopper = shopperSteps(shop);
  const [id, skuId] = [await shopper.newCart(), await shopper.skuOf('sommar-rod', '36')];
  await executeSql(
    shop.commerce.database.handle,
    sql`update skus set is_active = false where sku_id = ${skuId}`,
  );
  await refreshCatalogue(shop.commerce.shop);
  await expect(shopper.add(id, skuId)).rejects.toThrow('SKU_NOT_FOUND');
});

it('refuses a size that the catalogue no longer has', async () => {
  const gone = sampleProduct({
    key: 'gone',
    sizes: [
      ['36', 10],
      ['38', 10],
    ],
  });
  const write = (product: typeof gone) =>
    shop.commerce.writeCatalogue({ ...sampleCatalogue, products: [...sampleProducts, product] });
  await write(gone);
  const shopper = shopperSteps(shop);
  const id = await shopper.newCart();
  const [first, second] = [await shopper.skuOf('gone', '36'), await shopper.skuOf('gone', '38')];
  await write({ ...gone, skus: gone.skus.slice(1) });
  await expect(shopper.add(id, first)).rejects.toThrow('SKU_NOT_FOUND');
  expect((await shopper.add(id, second)).items).toHaveLength(1);
});

it('refuses the sizes of an inactive product', async () => {
  const shopper = shopperSteps(shop);
  const [id, skuId] = [await shopper.newCart(), await shopper.skuOf('linne', 'S')];
  const { handle } = shop.commerce.database;
  const setActive = async (isActive: boolean) => {
    await executeSql(handle, sql`update products set is_active = ${isActive} where key = 'linne'`);
    await refreshCatalogue(shop.commerce.shop);
  };
  await setActive(false);
  await expect(shopper.add(id, skuId)).rejects.toThrow('SKU_NOT_FOUND');
  await setActive(true);
  expect((await shopper.add(id, skuId)).items).toHaveLength(1);
});

it('an order is refused with the size that ran out, and its remaining stock', async () => {
  const shopper = shopperSteps(shop);
  const [cartId, rival] = [await shopper.newCart(), await shopper.newCart()];
  const [skuId, other] = [
    await shopper.skuOf('sommar-svart', '38'),
    await shopper.skuOf('linne', 'L'),
  ];
  await shopper.add(cartId, other);
  await shopper.add(cartId, skuId, 3);
  await shopper.add(rival, skuId, 2);
  await shopper.place(rival);
  const { errors } = await shop.commerce.execute({
    document: `mutation ($id: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $id, checkout: $checkout) { orderId }
    }`,
    variables: { id: cartId, checkout: checkoutOf(sweden) },
  });
  expect(errors?.map(({ extensions }) => extensions)).toEqual([
    expect.objectContaining({ code: 'OUT_OF_STOCK', skuId, stock: 1 }),
  ]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { readSkuStock, setStock } from './setStock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const article = 'A-linne-L';

/** `5+2~1-3`: 5 on hand, 2 may be oversold, 1 at the supplier, 3 reserved. */
async function store(levels: string) {
  const [onHand = 0, oversellable = 0, staticQuantity = 0, reserved = 0] = levels
    .split(/[+~-]/)
    .map(Number);
  const sku = await readSkuStock(shop.commerce.shop, article);
  if (!sku) throw new Error(`There is no ${article}.`);
  await shop.commerce.database.handle
    .updateTable('stock')
    .set({ onHand, oversellable, staticQuantity, reserved, importedOnHand: onHand })
    .where('skuId', '=', sku.skuId)
    .execute();
  return sku;
}

it.each([
  ['5+2~1-3', 0, true],
  ['5+2~1-3', 12, true],
  ['5+2~1-4', 1, true],
  ['5+2~1-4', 0, false],
  ['5+0~0-5', 5, true],
  ['5+0~0-5', 4, false],
  ['0+0~0-3', 2, false],
  ['0+0~0-3', 3, true],
])('%s corrected to %i on hand is accepted: %s', async (levels, counted, isAccepted) => {
  const sku = await store(levels);
  const [onHand = 0] = levels.split('+').map(Number);
  expect(await setStock(shop.commerce.shop, sku, counted)).toBe(isAccepted);
  expect(await readSkuStock(shop.commerce.shop, article)).toMatchObject({
    onHand: isAccepted ? counted : onHand,
  });
});

/**
 * Responses are cached and still current: any change of stock, prices or content shows with the
 * next call.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importCatalogue } from '../import/importCatalogue.ts';
import { executeSql } from '../testing/rawSql.ts';
import { createChangeLog } from '../events/changeLog.ts';
import { createShopEvents } from '../events/shopEvents.ts';
import { sweepOrders } from '../orders/sweepOrders.ts';
import { createSkuCache, readSkusAhead } from '../catalogue/createSkuCache.ts';
import { readSkuStock, setStock } from '../stock/setStock.ts';
import { sampleCatalogue, sampleProduct } from '../testing/sampleCatalogue.ts';
import { submitSandboxPayment, shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

async function post(query: string): Promise<Record<string, never>> {
  const response = await shop.commerce.graphql(
    new Request('http://shop/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query }),
    }),
  );
  return ((await response.json()) as { data: Record<string, never> }).data;
}

interface Shown {
  readonly product: {
    readonly unitPrice: { readonly sellingPriceIncVat: number };
    readonly skus: { readonly name: string; readonly stock: { readonly totalStock: number } }[];
  };
}
const linneQuery =
  '{ product(alias: "linne") { unitPrice { sellingPriceIncVat } skus { name stock { totalStock } } } }';
const stockOf = async (size: string) =>
  ((await post(linneQuery)) as object as Shown).product.skus.find(({ name }) => name === size)
    ?.stock.totalStock;
/** Writes past the shop, without an event, as nothing in production does. */
const writeStockDirectly = (size: string, onHand: number) =>
  executeSql(
    shop.commerce.database.handle,
    sql`update stock set on_hand = ${onHand}, imported_on_hand = ${onHand} where sku_id = (select sku_id from skus where article_number = ${`A-linne-${size}`})`,
  );

describe('a response that is the same for every caller', () => {
  it('shows stock as this shop last changed it if the database is its own, and reads it again after some seconds otherwise', async () => {
    const { events, database } = shop.commerce.shop;
    const { product } = (await post('{ product(alias: "linne") { productId } }')) as object as {
      product: { productId: number };
    };
    expect(await stockOf('S')).toBe(5);
    await writeStockDirectly('S', 9);
    shop.clock.now += 5_000;
    expect(await stockOf('S')).toBe(database.engine === 'embedded' ? 5 : 9);
    events.emit([`product:${product.productId}`]);
    expect(await stockOf('S')).toBe(9);
    await writeStockDirectly('S', 5);
    events.emit([`product:${product.productId}`]);
    expect(await stockOf('S')).toBe(5);
  });

  it('shows reserved, sold, released and corrected stock with the next call', async () => {
    const shopper = shopperSteps(shop);
    const cartId = await shopper.newCart();
    await shopper.add(cartId, await shopper.skuOf('linne', 'L'), 2);
    expect(await stockOf('L')).toBe(8);
    const placed = await shopper.place(cartId);
    expect(await stockOf('L')).toBe(6);
    await submitSandboxPayment(shop, placed.redirectUrl, 'declined');
    expect(await stockOf('L')).toBe(8);
    const again = await shopper.place(cartId);
    expect(await stockOf('L')).toBe(6);
    shop.clock.now += 16 * 60_000;
    await sweepOrders(shop.commerce.shop);
    expect(await stockOf('L')).toBe(8);
    await submitSandboxPayment(shop, again.redirectUrl, 'paid');
    expect(await stockOf('L')).toBe(6);
    const sku = await readSkuStock(shop.commerce.shop, 'A-linne-L');
    if (!sku) throw new Error('There is no such size.');
    await setStock(shop.commerce.shop, sku, 3);
    expect(await stockOf('L')).toBe(3);
  });

  it('shows an imported price with the next call', async () => {
    const price = async () =>
      ((await post(linneQuery)) as object as Shown).product.unitPrice.sellingPriceIncVat;
    expect(await price()).toBe(899);
    await importCatalogue(shop.commerce.shop, {
      ...sampleCatalogue,
      products: [
        sampleProduct({
          key: 'linne',
          category: 'shirts',
          brand: 'berg',
          price: 899,
          selling: 700,
          sizes: [
            ['S', 5],
            ['M', 0],
            ['L', 8],
          ],
        }),
      ],
    });
    expect(await price()).toBe(700);
  });

  it('is never a cart: that is read on every call', async () => {
    const shopper = shopperSteps(shop);
    const id = await shopper.newCart();
    const cart = `{ getCart(id: "${id}") { items { quantity } } }`;
    expect(await post(cart)).toEqual({ getCart: { items: [] } });
    await shopper.add(id, await shopper.skuOf('sommar-svart', '36'));
    expect(await post(cart)).toEqual({ getCart: { items: [{ quantity: 1 }] } });
  });
});

describe('cached stock', () => {
  const elsewhere = { onHand: 1 };
  const clock = { now: 0 };
  const openCache = (isAlone: boolean) => {
    const statements = vi.fn();
    const queries = shop.commerce.database.handle.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements();
        return {
          ...result,
          rows: [
            {
              skuId: 1,
              productId: 7,
              reserved: 0,
              oversellable: 0,
              staticQuantity: 0,
              ...elsewhere,
            },
          ],
        };
      },
    });
    const read = createSkuCache(queries, {
      changes: createChangeLog(createShopEvents(() => undefined)),
      clock: () => clock.now,
      isAlone,
    });
    return { read, statements, shown: async () => (await read([7])).get(7)?.[0]?.stock.totalStock };
  };

  it.each([
    ['for five seconds if other shops share the database', false, 2],
    ['until something changes if it does not share it', true, 1],
  ])('is shown %s', async (_how, isAlone, later) => {
    const { shown } = openCache(isAlone);
    Object.assign(elsewhere, { onHand: 1 });
    clock.now = 0;
    expect(await shown()).toBe(1);
    Object.assign(elsewhere, { onHand: 2 });
    clock.now = 4_999;
    expect(await shown()).toBe(1);
    clock.now = 5_000;
    expect(await shown()).toBe(later);
  });

  it('is read ahead in batches, each once', async () => {
    const { read, statements } = openCache(true);
    await readSkusAhead(
      read,
      Array.from({ length: 401 }, (_, id) => id),
    );
    expect(statements).toHaveBeenCalledTimes(3);
    await readSkusAhead(read, [0, 7, 400]);
    expect(statements).toHaveBeenCalledTimes(3);
  });
});

describe('a value read while something changes', () => {
  it('is shown to its caller and not cached', async () => {
    const events = createShopEvents(() => undefined);
    const changes = createChangeLog(events);
    let onHand = 1;
    let meanwhile: (() => void) | undefined;
    const { database } = shop.commerce;
    const slow = database.handle.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const rows = [
          { skuId: 1, productId: 7, onHand, reserved: 0, oversellable: 0, staticQuantity: 0 },
        ];
        meanwhile?.();
        return { ...result, rows };
      },
    });
    const read = createSkuCache(slow, { changes, clock: () => 0, isAlone: false });
    const shown = async () => (await read([7])).get(7)?.[0]?.stock.totalStock;
    meanwhile = () => {
      onHand = 2;
      meanwhile = undefined;
      events.emit(['product:7']);
    };
    expect(await shown()).toBe(1);
    expect(await shown()).toBe(2);
    onHand = 3;
    expect(await shown()).toBe(2);
    events.emit(['product:8']);
    expect(await shown()).toBe(2);
    events.emit(['catalogue']);
    expect(await shown()).toBe(3);
  });
});

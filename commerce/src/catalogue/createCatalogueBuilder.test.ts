import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeSql } from '../testing/rawSql.ts';
import { createShopEvents } from '../events/shopEvents.ts';
import { sampleCatalogue, sampleNow, sampleProducts } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { createCatalogueBuilder } from './createCatalogueBuilder.ts';
import { filterProducts, listIndexOf, wholeList } from './filterProducts.ts';
import { incrementVersion } from './incrementVersion.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const whole = wholeList({ market: 'se', locale: 'sv', now: sampleNow });
/** What shoppers would see of an index. */
const content = (index: CatalogueIndex) => ({
  products: new Map([...index.products].toSorted(([a], [b]) => a - b)),
  groups: Object.fromEntries(index.groups),
  campaigns: index.campaigns,
  lists: (['LATEST', 'PRICE', 'MOST_SOLD', 'ALPHABETICAL'] as const).map((sort) => {
    const { ids, counts, priceRange } = filterProducts(index, { ...whole, sort });
    return { ids, counts: Object.fromEntries(counts), priceRange };
  }),
});
const fresh = async () => content(await createCatalogueBuilder(shop.commerce.database).build());

/** As if all products were written long before the next build. */
const letTimePass = () =>
  executeSql(
    shop.commerce.database.handle,
    sql`update products set changed_at = changed_at - interval '1 hour'`,
  );

describe('an index built from its predecessor', () => {
  it('reads only what has changed, and is what reading everything gives', async () => {
    await letTimePass();
    const builder = createCatalogueBuilder(shop.commerce.database);
    const first = await builder.build();
    expect(first.changes).toBeUndefined();
    const [gone, dear, ...others] = sampleProducts;
    if (!gone || !dear) throw new Error('The sample catalogue has too few products.');
    const changed = {
      ...dear,
      name: { sv: 'Ett nytt namn' },
      groupKey: 'another style',
      soldCount: 999,
    };
    const added = {
      ...dear,
      key: 'one more',
      alias: { sv: 'en-till' },
      articleNumber: 'NEW-1',
      skus: [],
    };
    await shop.commerce.writeCatalogue({
      ...sampleCatalogue,
      products: [changed, added, gone, ...others],
    });
    const second = await builder.build();
    expect(second.changes?.from).toBe(first.version);
    expect(second.changes?.productIds).toHaveLength(2);
    expect([...second.products.values()].map(({ key }) => key)).toContain('one more');
    expect(content(second)).toEqual(await fresh());
    // The earlier index stays as it was, for the calls that still read it.
    expect([...first.products.values()].map(({ key }) => key)).not.toContain('one more');
  });

  it('leaves out a product that a transaction removed which began before the last build', async () => {
    await letTimePass();
    const builder = createCatalogueBuilder(shop.commerce.database);
    const first = await builder.build();
    const [id] = first.products.keys();
    await executeSql(
      shop.commerce.database.handle,
      sql`update products set is_active = false, changed_at = now() - interval '1 minute' where product_id = ${id}`,
    );
    await incrementVersion(shop.commerce.database.handle);
    const second = await builder.build();
    expect(second.products.has(id ?? 0)).toBe(false);
    expect(second.products.size).toBe(first.products.size - 1);
    expect(content(second)).toEqual(await fresh());
    await executeSql(
      shop.commerce.database.handle,
      sql`update products set is_active = true, changed_at = now()`,
    );
  });

  it('follows a product that leaves a campaign', async () => {
    await letTimePass();
    const builder = createCatalogueBuilder(shop.commerce.database);
    await builder.build();
    const campaigns = sampleCatalogue.campaigns.map((campaign) => ({
      ...campaign,
      productKeys: campaign.productKeys.slice(1),
    }));
    expect(sampleCatalogue.campaigns.some(({ productKeys }) => productKeys.length > 0)).toBe(true);
    await shop.commerce.writeCatalogue({ ...sampleCatalogue, products: [], campaigns });
    expect(content(await builder.build())).toEqual(await fresh());
    await shop.commerce.writeCatalogue(sampleCatalogue);
  });
});

describe('products that are sold out', () => {
  it('come last, from the event of their last sale until they are restocked', async () => {
    const { database } = shop.commerce;
    const events = createShopEvents(() => undefined);
    const builder = createCatalogueBuilder(database, events);
    const index = await builder.build();
    const everyColour = { ...whole, isCollapsed: false };
    const ids = () => filterProducts(index, everyColour).ids;
    const [first = 0, ...others] = ids();
    const setStock = (pieces: number) =>
      executeSql(
        database.handle,
        sql`update stock set on_hand = ${pieces}, reserved = 0, oversellable = 0, static_quantity = 0
          where sku_id in (select sku_id from skus where product_id = ${first})`,
      );
    await setStock(0);
    await builder.updateStock();
    expect(ids()).toEqual([first, ...others]);
    events.emit([`product:${first}`]);
    await builder.updateStock();
    const soldOut = ids();
    expect(soldOut).toHaveLength(others.length + 1);
    expect(soldOut.indexOf(first)).toBeGreaterThan(0);
    const next = await createCatalogueBuilder(database).build();
    expect(filterProducts(next, everyColour).ids).toEqual(soldOut);
    await setStock(3);
    events.emit([`product:${first}`]);
    await builder.updateStock();
    expect(ids()).toEqual([first, ...others]);
    expect(listIndexOf(index).stockVersion).toBeGreaterThan(1);
    await incrementVersion(database.handle);
    expect(filterProducts(await builder.build(), everyColour).ids).toEqual([first, ...others]);
    await executeSql(
      database.handle,
      sql`update skus set is_active = false where product_id = ${first}`,
    );
    events.emit([`product:${first}`]);
    await builder.updateStock();
    expect(filterProducts(await builder.build(), everyColour).ids).toEqual(soldOut);
  });
});

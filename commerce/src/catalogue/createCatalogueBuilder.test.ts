/** Indexes built one after the other. Long: its parts change the stock of one shop, which takes seconds to start. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { executeSql } from '../testing/rawSql.ts';
import { createShopEvents } from '../events/shopEvents.ts';
import { sampleCatalogue, sampleNow, sampleProducts } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { createCatalogueBuilder } from './createCatalogueBuilder.ts';
import { readSoldOut } from './availability.ts';
import { filterProducts, listIndexOf, wholeList } from './filterProducts.ts';
import { incrementVersion } from './incrementVersion.ts';
import { recentCount } from './lists/listIndex.ts';

/** A large segment is built when it is resolved. */
const merging = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('./lists/segmentBuilder.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    async mergeSegments(parts) {
      const merged = await original.mergeSegments(parts);
      await merging.promise;
      return merged;
    },
  };
});

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

  it('does not read again what its predecessor has of the last minutes', async () => {
    await letTimePass();
    const { handle } = shop.commerce.database;
    const builder = createCatalogueBuilder(shop.commerce.database);
    const [one = 0, other = 0, gone = 0] = (await builder.build()).products.keys();
    const write = async (id: number, isActive = true) => {
      await executeSql(
        handle,
        sql`update products set is_active = ${isActive}, changed_at = now() where product_id = ${id}`,
      );
      await incrementVersion(handle);
      return (await builder.build()).changes?.productIds;
    };
    expect(await write(one)).toEqual([one]);
    expect(await write(gone, false)).toEqual([gone]);
    expect(await write(other)).toEqual([other]);
    expect(await write(one)).toEqual([one]);
    expect(await write(gone)).toEqual([gone]);
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

describe('sizes that are sold out', () => {
  const firstSize = (id: number) =>
    shop.commerce.database.handle
      .selectFrom('skus')
      .select(['skuId', 'sizeFacetId'])
      .where('productId', '=', id)
      .where('isActive', 'is', true)
      .orderBy('skuId')
      .executeTakeFirstOrThrow();
  const setPieces = (skuId: number, pieces: number) =>
    executeSql(
      shop.commerce.database.handle,
      sql`update stock set on_hand = ${pieces}, reserved = 0, oversellable = 0, static_quantity = 0
        where sku_id = ${skuId}`,
    );
  const sized = (index: CatalogueIndex, size: string) =>
    filterProducts(index, { ...whole, isCollapsed: false, chosen: [size] });
  /** A product with two sizes or more that is on sale, and its first size. */
  async function severalSizes(index: CatalogueIndex) {
    const product = [...index.products.values()].find(
      ({ facets, firstAvailableOn, prices }) =>
        prices.se &&
        firstAvailableOn < Date.now() &&
        facets.filter((facet) => facet.startsWith('s-')).length > 1,
    );
    if (!product) throw new Error('No sample product has two sizes.');
    return { id: product.id, ...(await firstSize(product.id)) };
  }

  it('are filtered and counted without the product, from the sale until they are restocked', async () => {
    const { database } = shop.commerce;
    const events = createShopEvents(() => undefined);
    const builder = createCatalogueBuilder(database, events);
    const index = await builder.build();
    const { id, skuId, sizeFacetId } = await severalSizes(index);
    const shown = () => sized(index, sizeFacetId).ids.includes(id);
    const count = () => sized(index, sizeFacetId).counts.get(sizeFacetId) ?? 0;
    await setPieces(skuId, 1);
    events.emit([`product:${id}`]);
    await builder.updateStock();
    const before = count();
    expect(shown()).toBe(true);

    await setPieces(skuId, 0);
    events.emit([`product:${id}`]);
    await builder.updateStock();
    expect([shown(), count()]).toEqual([false, before - 1]);
    expect(filterProducts(index, { ...whole, isCollapsed: false }).ids).toContain(id);
    expect(content(index)).toEqual(await fresh());

    await setPieces(skuId, 2);
    events.emit([`product:${id}`]);
    await builder.updateStock();
    expect([shown(), count()]).toEqual([true, before]);
    expect(content(index)).toEqual(await fresh());
  });

  it('of a product that is to come are filtered with it', async () => {
    const { database } = shop.commerce;
    const index = await createCatalogueBuilder(database).build();
    const { id, skuId, sizeFacetId } = await severalSizes(index);
    await setPieces(skuId, 0);
    const day = 86_400_000;
    const isFiltered = async (release: number) => {
      await executeSql(
        database.handle,
        sql`update products set first_available_on = ${new Date(release)} where product_id = ${id}`,
      );
      const built = await createCatalogueBuilder(database).build();
      const soon = { ...whole, isCollapsed: false, now: Date.now() + 2 * day };
      return filterProducts(built, { ...soon, chosen: [sizeFacetId] }).ids.includes(id);
    };
    expect(await isFiltered(Date.now() + day)).toBe(true);
    expect(await isFiltered(Date.now() - day)).toBe(false);
  });

  it('stay to be read when reading them fails', async () => {
    const { database } = shop.commerce;
    const events = createShopEvents(() => undefined);
    let isDown = false;
    const handle = new Proxy(database.handle, {
      get(target, name) {
        if (isDown) throw new Error('The database is down.');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const builder = createCatalogueBuilder({ ...database, handle }, events);
    const index = await builder.build();
    const { id, skuId, sizeFacetId } = await severalSizes(index);
    await setPieces(skuId, 0);
    events.emit([`product:${id}`]);
    isDown = true;
    await expect(builder.updateStock()).rejects.toThrow('down');
    isDown = false;
    await builder.updateStock();
    expect(sized(index, sizeFacetId).ids).not.toContain(id);
  });

  it('while an index is being built are left out of that one, too', async () => {
    const { database } = shop.commerce;
    await letTimePass();
    const events = createShopEvents(() => undefined);
    const builder = createCatalogueBuilder(database, events);
    const former = await builder.build();
    const { id, skuId, sizeFacetId } = await severalSizes(former);
    const shown = (index: CatalogueIndex) => sized(index, sizeFacetId).ids.includes(id);
    await setPieces(skuId, 2);
    events.emit([`product:${id}`]);
    await builder.updateStock();
    expect(shown(former)).toBe(true);

    // Its row has to be read again, which is the last step of a build.
    const other = [...former.products.keys()].findLast((each) => each !== id) ?? 0;
    await executeSql(
      database.handle,
      sql`update products set changed_at = now() where product_id = ${other}`,
    );
    await incrementVersion(database.handle);
    const executor = database.handle.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    let updating: Promise<void> | undefined;
    const statements = vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
      if (!updating && /"texts".* from "products"/.test(query.sql)) {
        updating = Promise.resolve();
        await setPieces(skuId, 0);
        events.emit([`product:${id}`]);
        updating = builder.updateStock();
        // What it would read is read by then.
        await readSoldOut(database.handle, [id]);
      }
      return execute(query);
    });
    const index = await builder.build();
    expect(updating).toBeDefined();
    await updating;
    statements.mockRestore();
    expect(shown(index)).toBe(false);
  });

  /** Two sizes of a product, with what their list shows after their stock was set. */
  async function twoSizes() {
    const { database } = shop.commerce;
    const events = createShopEvents(() => undefined);
    const builder = createCatalogueBuilder(database, events);
    const index = await builder.build();
    const { id } = await severalSizes(index);
    const [one, other] = await database.handle
      .selectFrom('skus')
      .select(['skuId', 'sizeFacetId'])
      .where('productId', '=', id)
      .where('isActive', 'is', true)
      .orderBy('skuId')
      .execute();
    if (!one || !other) throw new Error('The product has too few sizes.');
    const updated = async () => {
      events.emit([`product:${id}`]);
      await builder.updateStock();
      return [one, other].map(({ sizeFacetId }) => sized(index, sizeFacetId).ids.includes(id));
    };
    return { one, other, updated };
  }

  it('follow one size that sells out as another is restocked', async () => {
    const { one, other, updated } = await twoSizes();
    await setPieces(one.skuId, 0);
    await setPieces(other.skuId, 2);
    expect(await updated()).toEqual([false, true]);
    await setPieces(one.skuId, 2);
    await setPieces(other.skuId, 0);
    expect(await updated()).toEqual([true, false]);
  });

  it.each(['oversellable', 'static_quantity'])(
    'do not include one that can be bought by its %s',
    async (column) => {
      const { one, other, updated } = await twoSizes();
      for (const { skuId } of [one, other]) await setPieces(skuId, 0);
      await executeSql(
        shop.commerce.database.handle,
        sql`update stock set ${sql.ref(column)} = 1 where sku_id = ${one.skuId}`,
      );
      expect(await updated()).toEqual([true, false]);
    },
  );

  it('do not include one of which another article can be bought, until that is no longer sold', async () => {
    const { handle } = shop.commerce.database;
    const { one, other, updated } = await twoSizes();
    await setPieces(one.skuId, 0);
    await setPieces(other.skuId, 0);
    const twin = 900_000;
    await executeSql(
      handle,
      sql`insert into skus select (jsonb_populate_record(s, jsonb_build_object('sku_id', ${twin}::int, 'key', 'twin'))).*
        from skus as s where sku_id = ${one.skuId}`,
    );
    await executeSql(
      handle,
      sql`insert into stock select (jsonb_populate_record(t, jsonb_build_object('sku_id', ${twin}::int, 'on_hand', 4))).*
        from stock as t where sku_id = ${one.skuId}`,
    );
    expect(await updated()).toEqual([true, false]);
    await executeSql(handle, sql`update skus set is_active = false where sku_id = ${twin}`);
    expect(await updated()).toEqual([false, false]);
    for (const { skuId } of [one, other]) await setPieces(skuId, 3);
    expect(await updated()).toEqual([true, true]);
  });
});

describe('many products that change', () => {
  const copies = 3_600;

  /** Products that are sold out, for they have no sizes. */
  async function addCopies() {
    const { handle } = shop.commerce.database;
    await executeSql(
      handle,
      sql`insert into products select (jsonb_populate_record(p, jsonb_build_object(
          'product_id', 100000 + n, 'key', 'copy ' || n, 'group_key', null,
          'changed_at', now() - interval '1 hour'))).*
        from products as p, generate_series(1, ${copies}::int) as n
        where p.product_id = (select min(product_id) from products)`,
    );
    await executeSql(
      handle,
      sql`insert into prices select 100000 + n, 'se', 10000 + n, 10000 + n, null
        from generate_series(1, ${copies}::int) as n`,
    );
  }

  it('leave the small segment in the background, with what sells out meanwhile', async () => {
    const { database } = shop.commerce;
    await addCopies();
    await letTimePass();
    const events = createShopEvents(() => undefined);
    const builder = createCatalogueBuilder(database, events);
    await builder.build();
    await executeSql(
      database.handle,
      sql`update products set changed_at = now() where product_id > 102000 and product_id <= 103050`,
    );
    await incrementVersion(database.handle);
    const index = await builder.build();
    expect(recentCount(listIndexOf(index))).toBeGreaterThan(1_000);
    const id = Math.min(...index.products.keys());
    const sizes = await database.handle
      .selectFrom('skus')
      .select(['skuId', 'sizeFacetId'])
      .where('productId', '=', id)
      .where('isActive', 'is', true)
      .orderBy('skuId')
      .execute();
    const [size] = sizes;
    if (!size || sizes.length < 2) throw new Error('The first product has too few sizes.');
    await executeSql(
      database.handle,
      sql`update stock set on_hand = 0, reserved = 0, oversellable = 0, static_quantity = 0 where sku_id = ${size.skuId}`,
    );
    events.emit([`product:${id}`]);
    await builder.updateStock();
    const { stockVersion } = listIndexOf(index);
    merging.resolve();
    await vi.waitFor(() => expect(recentCount(listIndexOf(index))).toBeLessThan(100));
    // A version that comes again would have lists served from before.
    expect(listIndexOf(index).stockVersion).toBeGreaterThan(stockVersion);
    expect(content(index)).toEqual(await fresh());
    const ofSize = { ...whole, isCollapsed: false, chosen: [size.sizeFacetId] };
    expect(filterProducts(index, ofSize).ids).not.toContain(id);
  });
});

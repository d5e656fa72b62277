import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { searchOf } from '../testing/searchOf.ts';
import { sampleCatalogue, sampleNow, sampleProduct } from '../testing/sampleCatalogue.ts';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporaryDatabase.ts';
import { countRows } from './testing/countRows.ts';
import { writeCatalogue } from './writeCatalogue.ts';

let temporary: TemporaryDatabase;
let database: Database;

beforeAll(async () => {
  temporary = await temporaryDatabase();
  database = temporary.database;
  await writeCatalogue(database, sampleCatalogue, { now: sampleNow, batchSize: 2 });
});
afterAll(() => temporary.remove());

const counts = () =>
  countRows(database.handle, [
    'products',
    'skus',
    'prices',
    'priceLog',
    'reviews',
    'aliases',
    'pages',
  ]);

describe('writing a catalogue', () => {
  it('stores it once, however often it is imported', async () => {
    const before = await counts();
    expect(before).toEqual({
      products: 5,
      skus: 10,
      prices: 17,
      priceLog: 21,
      reviews: 5,
      aliases: expect.any(Number),
      pages: 3,
    });
    const again = await writeCatalogue(database, sampleCatalogue, { now: sampleNow + 1000 });
    expect(again).toEqual({ products: 5, changed: 0 });
    expect(await counts()).toEqual(before);
  });

  it('adds a changed price to the log and keeps the old address', async () => {
    const draft = sampleProduct({
      key: 'linne',
      category: 'shirts',
      brand: 'berg',
      price: 899,
      selling: 799,
    });
    const changed = {
      ...draft,
      alias: { sv: 'linneskjorta' },
      prices: { se: { regular: 89_900, selling: 79_900 } },
    };
    const result = await writeCatalogue(
      database,
      { ...sampleCatalogue, products: [changed] },
      { now: sampleNow + 5000 },
    );
    expect(result.changed).toBe(1);
    const log = await database.handle
      .selectFrom('priceLog as l')
      .innerJoin('products as p', 'p.productId', 'l.productId')
      .select('l.selling')
      .where('p.key', '=', 'linne')
      .where('l.marketId', '=', 'se')
      .orderBy('l.validFrom')
      .execute();
    expect(log.map(({ selling }) => selling)).toEqual([89_900, 79_900]);
    const prices = await database.handle
      .selectFrom('prices as r')
      .innerJoin('products as p', 'p.productId', 'r.productId')
      .select(['r.marketId', 'r.selling', 'r.lowestPrior'])
      .where('p.key', '=', 'linne')
      .execute();
    expect(prices).toEqual([{ marketId: 'se', selling: 79_900, lowestPrior: 89_900 }]);
    const aliases = await database.handle
      .selectFrom('aliases as a')
      .innerJoin('products as p', 'p.productId', 'a.targetId')
      .select('a.alias')
      .where('a.kind', '=', 'product')
      .where('p.key', '=', 'linne')
      .where('a.locale', '=', 'sv')
      .orderBy('a.isCurrent')
      .execute();
    expect(aliases.map(({ alias }) => alias)).toEqual(['linne', 'linneskjorta']);
    await writeCatalogue(database, sampleCatalogue, { now: sampleNow + 9000 });
  });

  it('does not restore stock that the shop has sold', async () => {
    const { handle } = database;
    const sku = handle.selectFrom('skus').select('skuId').where('key', '=', 'sommar-svart-36');
    await handle.updateTable('stock').set({ onHand: 7 }).where('skuId', '=', sku).execute();
    const draft = {
      ...sampleProduct({
        key: 'sommar-svart',
        groupKey: 'sommar',
        name: { sv: 'Sommarklänning' },
        price: 499,
        selling: 399,
      }),
      soldCount: 60,
    };
    await writeCatalogue(
      database,
      { ...sampleCatalogue, products: [draft] },
      { now: sampleNow + 10_000 },
    );
    const left = await handle
      .selectFrom('stock')
      .select('onHand')
      .where('skuId', '=', sku)
      .execute();
    expect(left).toEqual([{ onHand: 7 }]);
  });
});

describe('a search by words', () => {
  const find = (text: string, locale: 'sv' | 'nb' | 'fi' = 'sv') =>
    searchOf(database).find(text, locale);

  it.each([
    ['sommarklänning', 'sommar-svart'],
    ['SOMMARKLÄNNING', 'sommar-svart'],
    ['sommarklanning', 'sommar-svart'],
    ['somm', 'sommar-svart'],
    ['klänning', 'sommar-svart'],
    ['linneskjorta', 'linne'],
    ['skjorta linne', 'linne'],
    ['A-linne-S', 'linne'],
    ['bergväv', 'linne'],
    ['sommarklening', 'sommar-svart'],
  ])('%s finds %s', async (text, key) => {
    expect(await find(text)).toContain(key);
  });

  it.each([
    '',
    '   ',
    '<script>alert(1)</script>',
    "'; drop table products; --",
    '%%%',
    'qqqzzzxxx',
  ])('%j finds nothing and breaks nothing', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it('finds products in the reader’s language', async () => {
    expect(await find('pellavapaita', 'fi')).toContain('linne');
    expect(await find('kjole', 'nb')).toContain('sommar-svart');
  });
});

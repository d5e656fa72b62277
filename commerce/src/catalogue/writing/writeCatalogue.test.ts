import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, type Database } from '../../database/database.ts';
import { findWords } from '../../search/findWords.ts';
import { readVocabularies } from '../../search/vocabulary.ts';
import { sampleCatalogue, sampleNow, sampleProduct } from '../../testing/sampleCatalogue.ts';
import { temporaryDatabase, type TemporaryDatabase } from '../../testing/temporaryDatabase.ts';
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
  all(
    database.handle,
    sql`select (select count(*)::int from products) as products, (select count(*)::int from skus) as skus, (select count(*)::int from prices) as prices,
      (select count(*)::int from price_log) as log, (select count(*)::int from reviews) as reviews, (select count(*)::int from aliases) as aliases, (select count(*)::int from pages) as pages`,
  );

describe('a catalogue enters the shop', () => {
  it('once, however often it is brought', async () => {
    const before = await counts();
    expect(before).toEqual([
      {
        products: 5,
        skus: 10,
        prices: 17,
        log: 21,
        reviews: 5,
        aliases: expect.any(Number),
        pages: 3,
      },
    ]);
    const again = await writeCatalogue(database, sampleCatalogue, { now: sampleNow + 1000 });
    expect(again).toEqual({ products: 5, changed: 0 });
    expect(await counts()).toEqual(before);
  });

  it('with a changed price added to the log and the old address kept', async () => {
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
    const log = await all(
      database.handle,
      sql<{
        selling: number;
      }>`select l.selling from price_log l join products p on p.product_id = l.product_id where p.key = 'linne' and l.market_id = 'se' order by valid_from`,
    );
    expect(log.map(({ selling }) => selling)).toEqual([89_900, 79_900]);
    const prices = await all(
      database.handle,
      sql`select market_id, selling, lowest_prior from prices r join products p on p.product_id = r.product_id where p.key = 'linne'`,
    );
    expect(prices).toEqual([{ market_id: 'se', selling: 79_900, lowest_prior: 89_900 }]);
    const aliases = await all(
      database.handle,
      sql<{
        alias: string;
      }>`select a.alias from aliases a join products p on p.product_id = a.target_id where a.kind = 'product' and p.key = 'linne' and locale = 'sv' order by is_current`,
    );
    expect(aliases.map(({ alias }) => alias)).toEqual(['linne', 'linneskjorta']);
    await writeCatalogue(database, sampleCatalogue, { now: sampleNow + 9000 });
  });

  it('without taking back what the shop has sold', async () => {
    await all(
      database.handle,
      sql`update stock set on_hand = 7 where sku_id = (select sku_id from skus where key = 'sommar-svart-36')`,
    );
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
    expect(
      await all(
        database.handle,
        sql`select on_hand from stock where sku_id = (select sku_id from skus where key = 'sommar-svart-36')`,
      ),
    ).toEqual([{ on_hand: 7 }]);
  });
});

describe('words find products', () => {
  const find = async (text: string, locale: 'sv' | 'nb' | 'fi' = 'sv') => {
    const ids = await findWords(database.handle, {
      text,
      locale,
      vocabulary: (await readVocabularies(database.handle))[locale],
    });
    const rows = await all(
      database.handle,
      sql<{
        key: string;
        product_id: number;
      }>`select key, product_id from products where product_id = any(${ids}::int[])`,
    );
    return ids.map((id) => rows.find(({ product_id }) => product_id === id)?.key ?? '');
  };

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

  it('in the language of the reader', async () => {
    expect(await find('pellavapaita', 'fi')).toContain('linne');
    expect(await find('kjole', 'nb')).toContain('sommar-svart');
  });
});

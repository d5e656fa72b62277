/** What searches find while the products that have changed are indexed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { incrementVersion } from '../catalogue/incrementVersion.ts';
import { executeSql } from '../testing/rawSql.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

/** Segments of changed products are built when it is resolved. */
const indexing = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('./index/languageIndex.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    async updateLanguage(...changed) {
      await indexing.promise;
      return original.updateLanguage(...changed);
    },
  };
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

/** Copies of the first product, each found by an article number of its own. */
const addCopies = (copies: number) =>
  executeSql(
    shop.commerce.database.handle,
    sql`with copied as (
      insert into products select (jsonb_populate_record(p, jsonb_build_object(
        'product_id', 100000 + n, 'key', 'copy ' || n, 'group_key', null, 'changed_at', now()))).*
      from products as p, generate_series(1, ${copies}::int) as n
      where p.product_id = (select min(product_id) from products) returning product_id)
    insert into search_documents select (jsonb_populate_record(d, jsonb_build_object(
      'product_id', copied.product_id, 'articles', 'copy' || copied.product_id, 'updated_at', now()))).*
    from search_documents as d, copied where d.product_id = (select min(product_id) from products)`,
  );

it('does not wait until many have been indexed', async () => {
  const { catalogue, search } = shop.commerce.shop;
  const find = () => search.find({ text: 'copy100600', locale: 'sv', market: 'se' });
  expect((await find()).ids).toEqual([]);
  await addCopies(600);
  await incrementVersion(shop.commerce.database.handle);
  await catalogue.renew();
  expect((await find()).ids).toEqual([]);
  expect((await find()).ids).toEqual([]);
  indexing.resolve();
  await vi.waitFor(async () => expect((await find()).ids).toEqual([100_600]), { timeout: 20_000 });
});

/**
 * Real catalogues of other shops, read where their folder is available; small invented files cover
 * the same code elsewhere.
 */
import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchOf } from '../testing/searchOf.ts';
import { isRefusal } from './importProblem.ts';
import { readMapping } from './mapping/readMapping.ts';
import { importShop, type ImportShop } from './testing/importShop.ts';
import { readProducts } from './testing/readProducts.ts';

const data = join(import.meta.dirname, '../../../../shared/data');
const isAvailable = existsSync(data);
if (!isAvailable)
  process.stdout.write('skipped: real catalogues (../shared/data is not on this machine)\n');

describe.runIf(isAvailable)('real catalogues', () => {
  let shop: ImportShop;
  beforeAll(async () => {
    shop = await importShop();
  });
  afterAll(() => shop.remove());

  it.each([
    [
      'catalogues/shopify-partners-apparel.csv',
      'shopify-apparel',
      { rows: 22, products: 20, skus: 22 },
      'varsity',
    ],
    [
      'catalogues/shopify-partners-jewelery.csv',
      'shopify-jewelery',
      { rows: 41, products: 23, skus: 23 },
      'bracelet',
    ],
    [
      'catalogues/luma/ConfigurableSampleData_fixtures_products.csv',
      'luma',
      { rows: 1994, products: 417, skus: 1847 },
      'hoodie',
    ],
    ['feeds/offer-full.csv', 'offer-full', { rows: 1, products: 1, skus: 1 }, 'galaxy'],
    ['feeds/offer-full.xml', 'offer-full', { rows: 1, products: 1, skus: 1 }, 'samsung'],
    [
      'catalogues/shopify-partners-apparel.csv',
      'shopify-apparel',
      { rows: 22, products: 20, skus: 22, changed: 0 },
      'jacket',
    ],
  ])('%s is imported completely and is found', async (file, mapping, figures, word) => {
    const report = await shop.importFrom(join(data, file), { mapping: await readMapping(mapping) });
    expect(report).toMatchObject({ ...figures, refused: {}, partial: {}, isComplete: true });
    const { products } = report;
    expect(report.soldIn).toEqual({ se: products, no: products, dk: products, fi: products });
    expect(await searchOf(shop.database).find(word)).not.toEqual([]);
  });

  it('a style’s colours are products of one group, its sizes theirs', async () => {
    const { handle } = shop.database;
    const style = await handle
      .selectFrom('products as p')
      .select(({ ref, selectFrom }) => [
        sql<number>`count(*)::int`.as('colours'),
        sql<number>`sum(${selectFrom('skus as s')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('s.productId', '=', 'p.productId')})::int`.as('sizes'),
        sql<boolean>`min(${ref('p.texts', '->').key('text1')} ->> 'sv') ~ '[<>]'`.as('hasMarkup'),
      ])
      .where('p.groupKey', '=', 'luma:MH01')
      .executeTakeFirst();
    expect(style).toEqual({ colours: 3, sizes: 15, hasMarkup: false });
    const category = await handle
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.categoryId', 'p.primaryCategoryId')
      .innerJoin('categories as u', 'u.categoryId', 'c.parentId')
      .select(({ ref }) => [
        ref('c.name', '->>').key('sv').as('name'),
        ref('u.name', '->>').key('sv').as('above'),
      ])
      .where('p.groupKey', '=', 'luma:MH01')
      .limit(1)
      .executeTakeFirst();
    expect(category).toEqual({ name: 'Hoodies & Sweatshirts', above: 'Tops' });
  });

  it('the feed is read alike as XML and as CSV', async () => {
    const mapping = await readMapping('offer-full');
    const [xml, csv] = [
      await readProducts(join(data, 'feeds/offer-full.xml'), mapping),
      await readProducts(join(data, 'feeds/offer-full.csv'), mapping),
    ];
    expect({ ...xml.products[0], line: 0 }).toEqual({ ...csv.products[0], line: 0 });
    expect(xml.products[0]?.draft.prices.se).toEqual({
      regular: 320_000_000,
      selling: 320_000_000,
    });
  });

  it('44,446 rows without prices, sizes or stock become products with them', async () => {
    const { products, problems } = await readProducts(
      join(data, 'catalogues/kaggle-fashion-styles-44k.csv'),
    );
    expect(products).toHaveLength(44_439);
    expect(problems.filter(isRefusal).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 7 }, () => 'name-missing'),
    );
    expect(
      products.filter(
        ({ draft }) => draft.skus.length === 0 || Object.keys(draft.prices).length !== 4,
      ),
    ).toEqual([]);
    expect(products.some(({ draft }) => draft.name.sv === 'NA')).toBe(false);
    expect(new Set(products.map(({ draft }) => draft.key)).size).toBe(44_439);
  });
});

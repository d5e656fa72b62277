/** Real catalogues of others, read where the folder is at hand; small files of our own making cover the same code elsewhere. */
import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all } from '../database/database.ts';
import { findWords } from '../search/findWords.ts';
import { readVocabularies } from '../search/vocabulary.ts';
import { isRefusal } from './importProblem.ts';
import { readMapping } from './mapping/readMapping.ts';
import { importShop, type ImportShop } from './testing/importShop.ts';
import { readProducts } from './testing/readProducts.ts';

const data = join(import.meta.dirname, '../../../../shared/data');
const isAtHand = existsSync(data);
if (!isAtHand)
  process.stdout.write('skipped: real catalogues (../shared/data is not on this machine)\n');

describe.runIf(isAtHand)('real catalogues', () => {
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
  ])('%s lands whole and is found', async (file, mapping, figures, word) => {
    const report = await shop.bring(join(data, file), { mapping: await readMapping(mapping) });
    expect(report).toMatchObject({ ...figures, refused: {}, mended: {}, isComplete: true });
    const { products } = report;
    expect(report.soldIn).toEqual({ se: products, no: products, dk: products, fi: products });
    const vocabulary = (await readVocabularies(shop.database.handle)).sv;
    expect(
      (await findWords(shop.database.handle, { text: word, locale: 'sv', vocabulary })).length,
    ).toBeGreaterThan(0);
  });

  it('a style’s colours are products of one group, its sizes theirs', async () => {
    const [style] = await all(
      shop.database.handle,
      sql`select count(*)::int as colours, sum((select count(*) from skus s where s.product_id = p.product_id))::int as sizes, min(p.texts -> 'text1' ->> 'sv') ~ '[<>]' as has_markup from products p where group_key = 'luma:MH01'`,
    );
    expect(style).toEqual({ colours: 3, sizes: 15, has_markup: false });
    const [shelf] = await all(
      shop.database.handle,
      sql`select c.name ->> 'sv' as name, u.name ->> 'sv' as above from products p join categories c on c.category_id = p.primary_category_id join categories u on u.category_id = c.parent_id where p.group_key = 'luma:MH01' limit 1`,
    );
    expect(shelf).toEqual({ name: 'Hoodies & Sweatshirts', above: 'Tops' });
  });

  it('the feed means the same as XML and as CSV', async () => {
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

  it('44,446 rows without prices, sizes or stock become products that have them', async () => {
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

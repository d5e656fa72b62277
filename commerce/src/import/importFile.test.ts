import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSoldOut } from '../catalogue/availability.ts';
import { sampleCategories } from '../testing/sampleCatalogue.ts';
import { searchOf } from '../testing/searchOf.ts';
import { parseMapping } from './mapping/parseMapping.ts';
import { importShop, type ImportShop } from './testing/importShop.ts';
import { header, row } from './testing/ownFile.ts';
import { importNow } from './testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from './testing/temporaryFile.ts';

removesTemporaryFiles();

let shop: ImportShop;
beforeAll(async () => {
  shop = await importShop(sampleCategories);
});
afterAll(() => shop.remove());

const mapping = (source: string) => parseMapping({ format: 'own', source });

describe('importing a merchant’s file', () => {
  it('stores its products with category, brand, prices and stock, and makes them searchable', async () => {
    const report = await shop.importFrom(
      temporaryFile(header + row('a-38', { style: 'a' }) + row('a-40', { style: 'a', size: '40' })),
    );
    expect(report).toMatchObject({
      format: 'own',
      rows: 2,
      products: 1,
      skus: 2,
      changed: 1,
      isComplete: true,
      soldIn: { se: 1, no: 1, dk: 1, fi: 1 },
      refused: {},
      partial: {},
    });
    const stored = await shop.database.handle
      .selectFrom('products as p')
      .innerJoin('brands as b', 'b.brandId', 'p.brandId')
      .innerJoin('categories as c', 'c.categoryId', 'p.primaryCategoryId')
      .select(({ selectFrom }) => [
        'p.productId',
        'p.name',
        'p.texts',
        'p.alias',
        'b.name as brand',
        'c.key as category',
        selectFrom('skus as s')
          .select(({ fn, ref }) =>
            fn
              .agg<string[]>('array_agg', [ref('s.sizeFacetId')])
              .orderBy('s.sortOrder')
              .as('ids'),
          )
          .whereRef('s.productId', '=', 'p.productId')
          .as('sizes'),
      ])
      .where('p.key', '=', 'own:a:svart')
      .executeTakeFirst();
    expect(stored).toMatchObject({
      name: { sv: 'Rock', fi: 'Takki' },
      texts: { text1: { sv: 'Varm ull.' } },
      brand: 'Lund',
      category: 'dresses',
      alias: { sv: 'rock', fi: 'takki' },
      sizes: ['s-38', 's-40'],
    });
    const { ids } = await searchOf(shop.database).engine.find({
      text: 'rock',
      locale: 'sv',
      market: 'se',
    });
    expect(ids).toContain(stored?.productId);
  });

  it('offers a size that comes twice once to filter by, and sells both articles', async () => {
    await shop.importFrom(
      temporaryFile(
        'id,style,name,price,size,stock\nQ7-a,q7,Kjol,999,38,0\nQ7-b,q7,Kjol,999,38,3\nQ8-a,q8,Väska,999,,0\nQ8-b,q8,Väska,999,,3\n',
      ),
    );
    const stored = await shop.database.handle
      .selectFrom('skus')
      .select(['key', 'name', 'sizeFacetId'])
      .where('key', 'like', 'own:Q%')
      .where('isActive', '=', true)
      .orderBy('key')
      .execute();
    expect(stored.map(({ key, name }) => [key, name.sv])).toEqual([
      ['own:Q7-a', '38'],
      ['own:Q7-b', '38 Q7-b'],
      ['own:Q8-a', 'En storlek'],
      ['own:Q8-b', 'Q8-b'],
    ]);
    const [first, second, one, other] = stored.map(({ sizeFacetId }) => sizeFacetId);
    expect([first, second]).toEqual(['s-38', 's-38']);
    expect(other).toBe(one);
    const sizes = await shop.database.handle.selectFrom('sizes').select('name').execute();
    expect(sizes.filter(({ name }) => /Q[78]-b/.test(name.sv ?? ''))).toEqual([]);
    // The article that is left keeps the product under its size.
    expect((await readSoldOut(shop.database.handle)).sizes.size).toBe(0);
  });

  it('again changes nothing, days later too', async () => {
    const file = temporaryFile(header + row('b-38') + row('b-40'));
    await shop.importFrom(file);
    const before = await shop.counts();
    const again = await shop.importFrom(file, { now: importNow + 5 * 24 * 3600 * 1000 });
    expect(again).toMatchObject({ products: 2, changed: 0 });
    expect(await shop.counts()).toEqual(before);
  });

  it('again updates what differs, under the same keys', async () => {
    await shop.importFrom(temporaryFile(header + row('c-38') + row('c-40')));
    const before = (await shop.keys()).length;
    const report = await shop.importFrom(
      temporaryFile(header + row('c-38', { price: '899' }) + row('c-40')),
      { now: importNow + 60_000 },
    );
    expect(report).toMatchObject({ products: 2, changed: 1 });
    expect((await shop.keys()).length).toBe(before);
    const log = await shop.database.handle
      .selectFrom('priceLog as l')
      .innerJoin('products as p', 'p.productId', 'l.productId')
      .select('l.selling')
      .where('p.key', '=', 'own:c-38')
      .where('l.marketId', '=', 'se')
      .orderBy('l.selling')
      .execute();
    expect(log.map(({ selling }) => selling)).toEqual([89_900, 99_900]);
  });

  it('keeps its products apart from another source’s with the same ids', async () => {
    await shop.importFrom(temporaryFile(header + row('same')), { mapping: mapping('one') });
    await shop.importFrom(temporaryFile(header + row('same')), { mapping: mapping('two') });
    expect((await shop.keys()).filter((key) => key.endsWith(':same'))).toEqual([
      'one:same',
      'two:same',
    ]);
  });

  it('reuses the brand that the shop already has, however it is spelt', async () => {
    await shop.importFrom(
      temporaryFile(
        header +
          row('d1', { brand: 'Berg & Co' }) +
          row('d2', { brand: 'BERG CO' }) +
          row('d3', { brand: '—' }),
      ),
    );
    const brands = await shop.database.handle
      .selectFrom('brands')
      .select('name')
      .where('alias', '=', 'berg-co')
      .execute();
    expect(brands).toEqual([{ name: 'Berg & Co' }]);
  });
});

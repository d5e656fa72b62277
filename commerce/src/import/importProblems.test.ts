import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCategories } from '../testing/sampleCatalogue.ts';
import { describeImport } from './importReport.ts';
import { importShop, type ImportShop } from './testing/importShop.ts';
import { header, row } from './testing/ownFile.ts';
import { removesTemporaryFiles, temporaryFile } from './testing/temporaryFile.ts';

removesTemporaryFiles();

let shop: ImportShop;
beforeAll(async () => {
  shop = await importShop(sampleCategories);
});
afterAll(() => shop.remove());

describe('a fault in a file', () => {
  it('is listed with line, column and reason while the rest is imported', async () => {
    const report = await shop.importFrom(
      temporaryFile(
        header +
          row('e1', { price: '-5' }) +
          row('e2') +
          row('e2') +
          row('', {}) +
          row('e3', { price: 'free' }) +
          'short\n' +
          row('e4', { name: '' }).replace('Takki', '') +
          row('e5', { stock: 'lots', google: '' }),
      ),
    );
    expect((await shop.keys()).filter((key) => key.startsWith('own:e'))).toEqual([
      'own:e2',
      'own:e5',
    ]);
    expect(await shop.reportRows(report)).toEqual([
      '2,price_se,refused,price-not-positive',
      '4,,refused,id-twice',
      '5,,refused,id-missing',
      '6,price_se,refused,price-unreadable',
      '7,,refused,row-broken',
      '8,,refused,name-missing',
      '9,stock,partial,stock-unreadable',
      '9,,partial,category-unknown',
    ]);
    expect(describeImport(report).join('\n')).toMatch(
      /8 rows read, 2 products[\s\S]*6 refused:[\s\S]*2 imported with something left out/,
    );
  });

  it('never invents stock, and never joins rows in silence', async () => {
    const columns = 'id,style,name,price,colour,size,availability,gender,condition\n';
    const report = await shop.importFrom(
      temporaryFile(
        `${columns}h1,,Rock,100,,38,maybe,,\nh2,,Rock,100,,38,in_stock,aliens,worn\nh3,h,Rock,100,Svart,38,,,new\nh4,h,Rock,100,Svart,38,,,used\n`,
      ),
    );
    const rows = await shop.reportRows(report);
    expect(rows.filter((row) => !row.endsWith('category-unknown'))).toEqual([
      '2,availability,partial,availability-unknown',
      '3,gender,partial,gender-unknown',
      '3,condition,partial,condition-unknown',
      '4,availability,partial,availability-unknown',
      '5,availability,partial,availability-unknown',
      '5,,partial,size-twice',
    ]);
    const stock = await shop.database.handle
      .selectFrom('skus as s')
      .innerJoin('stock as t', 't.skuId', 's.skuId')
      .select(['s.key', 't.onHand'])
      .where('s.key', 'in', ['own:h1', 'own:h2', 'own:h3'])
      .orderBy('s.key')
      .execute();
    expect(stock[0]).toEqual({ key: 'own:h1', onHand: 0 });
    expect(stock[1]?.onHand).toBeGreaterThan(0);
    expect(stock[2]).toEqual({ key: 'own:h3', onHand: 0 });
  });

  it('never becomes a formula in the report', async () => {
    const report = await shop.importFrom(
      temporaryFile(header + row('f1', { price: '"=cmd|\' /C calc\'!A0"' })),
    );
    expect(await readFile(report.reportFile, 'utf8')).toContain(",'=cmd|");
  });

  it('such as an unknown category places the product in “Övrigt”', async () => {
    await shop.importFrom(temporaryFile(header + row('g1', { google: 'Hardware > Nails' })));
    const category = await shop.database.handle
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.categoryId', 'p.primaryCategoryId')
      .select('c.name')
      .where('p.key', '=', 'own:g1')
      .executeTakeFirst();
    expect(category).toEqual({ name: { sv: 'Övrigt', nb: 'Annet', da: 'Andet', fi: 'Muut' } });
  });

  it('that makes its format unknown refuses the whole file, and nothing of it is stored', async () => {
    const before = await shop.counts();
    await expect(shop.importFrom(temporaryFile('x,y\n1,2\n'))).rejects.toThrow(
      /match no known format/,
    );
    expect(await shop.counts()).toEqual(before);
  });
});

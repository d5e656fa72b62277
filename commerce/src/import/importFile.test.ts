import { sql } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWords } from '../search/findWords.ts';
import { sampleCategories } from '../testing/sampleCatalogue.ts';
import { readVocabularies } from '../search/vocabulary.ts';
import { all } from '../database/database.ts';
import { describeImport } from './importReport.ts';
import { parseMapping } from './mapping/parseMapping.ts';
import { importShop, type ImportShop } from './testing/importShop.ts';
import { importNow } from './testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from './testing/temporaryFile.ts';

removesTemporaryFiles();

let shop: ImportShop;
beforeAll(async () => {
  shop = await importShop(sampleCategories);
});
afterAll(() => shop.remove());

const header =
  'id,style,name_sv,name_fi,description_sv,brand,google_category,gender,colour,size,price_se,price_no,price_dk,price_fi,stock\n';
const row = (
  id: string,
  {
    style = '',
    name = 'Rock',
    brand = 'Lund',
    google = '2271',
    size = '38',
    price = '999',
    stock = '5',
    colour = 'Svart',
  } = {},
) =>
  `${id},${style},"${name.replaceAll('"', '""')}",Takki,"<p>Varm <b>ull</b>.</p>",${brand},${google},Women,${colour},${size},${price},1049,699,"99,90",${stock}\n`;
const mapping = (source: string) => parseMapping({ format: 'own', source });

describe('a merchant’s file enters the shop', () => {
  it('whole: its products stand on their shelves, with brand, prices and stock, and are found by a word', async () => {
    const report = await shop.bring(
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
      mended: {},
    });
    const [stored] = await all(
      shop.database.handle,
      sql<{
        product_id: number;
      }>`select p.product_id, p.name, p.texts, p.alias, b.name as brand, c.key as shelf, (select array_agg(size_facet_id order by sort_order) from skus s where s.product_id = p.product_id) as sizes
        from products p join brands b using (brand_id) join categories c on c.category_id = p.primary_category_id where p.key = 'own:a:svart'`,
    );
    expect(stored).toMatchObject({
      name: { sv: 'Rock', fi: 'Takki' },
      texts: { text1: { sv: 'Varm ull.' } },
      brand: 'Lund',
      shelf: 'dresses',
      alias: { sv: 'rock', fi: 'takki' },
      sizes: ['s-38', 's-40'],
    });
    const vocabulary = (await readVocabularies(shop.database.handle)).sv;
    expect(
      await findWords(shop.database.handle, { text: 'rock', locale: 'sv', vocabulary }),
    ).toContain(stored?.product_id);
  });

  it('again without changing anything, days later too', async () => {
    const file = temporaryFile(header + row('b-38') + row('b-40'));
    await shop.bring(file);
    const before = await shop.counts();
    const again = await shop.bring(file, { now: importNow + 5 * 24 * 3600 * 1000 });
    expect(again).toMatchObject({ products: 2, changed: 0 });
    expect(await shop.counts()).toEqual(before);
  });

  it('anew with what differs, under the same keys', async () => {
    await shop.bring(temporaryFile(header + row('c-38') + row('c-40')));
    const before = (await shop.keys()).length;
    const report = await shop.bring(
      temporaryFile(header + row('c-38', { price: '899' }) + row('c-40')),
      { now: importNow + 60_000 },
    );
    expect(report).toMatchObject({ products: 2, changed: 1 });
    expect((await shop.keys()).length).toBe(before);
    const log = await all(
      shop.database.handle,
      sql<{
        selling: number;
      }>`select l.selling from price_log l join products p using (product_id) where p.key = 'own:c-38' and market_id = 'se' order by l.selling`,
    );
    expect(log.map(({ selling }) => selling)).toEqual([89_900, 99_900]);
  });

  it('beside another source’s products of the same ids', async () => {
    await shop.bring(temporaryFile(header + row('same')), { mapping: mapping('one') });
    await shop.bring(temporaryFile(header + row('same')), { mapping: mapping('two') });
    expect((await shop.keys()).filter((key) => key.endsWith(':same'))).toEqual([
      'one:same',
      'two:same',
    ]);
  });

  it('with the brand that the shop already has, and one brand however it is spelt', async () => {
    await shop.bring(
      temporaryFile(
        header +
          row('d1', { brand: 'Berg & Co' }) +
          row('d2', { brand: 'BERG CO' }) +
          row('d3', { brand: '—' }),
      ),
    );
    const brands = await all(
      shop.database.handle,
      sql<{ name: string }>`select name from brands where alias = 'berg-co'`,
    );
    expect(brands).toEqual([{ name: 'Berg & Co' }]);
  });
});

describe('what is wrong in a file', () => {
  it('is listed with line, column and reason while the rest lands', async () => {
    const report = await shop.bring(
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
      '9,stock,mended,stock-unreadable',
      '9,,mended,category-unknown',
    ]);
    expect(describeImport(report).join('\n')).toMatch(
      /8 rows read, 2 products[\s\S]*6 refused:[\s\S]*2 taken with something left out/,
    );
  });

  it('never becomes a formula in the list of it', async () => {
    const report = await shop.bring(
      temporaryFile(header + row('f1', { price: '"=cmd|\' /C calc\'!A0"' })),
    );
    expect(await readFile(report.reportFile, 'utf8')).toContain(",'=cmd|");
  });

  it('stands under “Övrigt” when nothing says where it belongs', async () => {
    await shop.bring(temporaryFile(header + row('g1', { google: 'Hardware > Nails' })));
    const [shelf] = await all(
      shop.database.handle,
      sql`select c.name from products p join categories c on c.category_id = p.primary_category_id where p.key = 'own:g1'`,
    );
    expect(shelf).toEqual({ name: { sv: 'Övrigt', nb: 'Annet', da: 'Andet', fi: 'Muut' } });
  });

  it('refuses the whole file when it is none, and stores nothing of it', async () => {
    const before = await shop.counts();
    await expect(shop.bring(temporaryFile('x,y\n1,2\n'))).rejects.toThrow(
      /none that this shop knows/,
    );
    expect(await shop.counts()).toEqual(before);
  });
});

describe('names', () => {
  it('that eighty-two products share lead to eighty-two addresses, the same at the next import', async () => {
    const file = temporaryFile(
      header +
        Array.from({ length: 82 }, (_, at) => row(`s${String(at)}`, { name: 'Samma namn' })).join(
          '',
        ),
    );
    await shop.bring(file);
    const aliases = () =>
      all(
        shop.database.handle,
        sql<{
          sv: string;
        }>`select alias ->> 'sv' as sv from products where key like 'own:s%' order by product_id`,
      );
    const first = await aliases();
    expect(new Set(first.map(({ sv }) => sv)).size).toBe(82);
    await shop.bring(file, { now: importNow + 1000 });
    expect(await aliases()).toEqual(first);
  });

  it.each([
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['../../etc/passwd', 'etc-passwd'],
    ["Robert'); drop table products;--", 'robert-drop-table-products'],
    ['日本語', 'own-'],
    [`Lång ${'kappa '.repeat(60)}`, 'lang-kappa'],
  ])('like %s are text, and their address is plain', async (name, alias) => {
    const id = `h${Buffer.from(name).toString('hex').slice(0, 12)}`;
    await shop.bring(temporaryFile((header + row(id, { name })).replace('Takki', '')));
    const [stored] = await all(
      shop.database.handle,
      sql<{
        sv: string;
        name: string;
      }>`select alias ->> 'sv' as sv, name ->> 'sv' as name from products where key = ${`own:${id}`}`,
    );
    expect(stored?.sv.startsWith(alias)).toBe(true);
    expect(stored?.sv).toMatch(/^[a-z0-9-]{1,100}$/);
    expect(name.trim().startsWith(stored?.name ?? '?')).toBe(true);
  });

  it('of files lead to a report inside the shop’s own folder', async () => {
    const report = await shop.bring(temporaryFile(header + row('p1'), '..;rm -rf ~.csv'));
    expect(report.reportFile.startsWith(join(shop.dataDir, 'imports'))).toBe(true);
    expect(report.reportFile).toMatch(/imports\/[\w.-]+-report\.csv$/);
  });
});

describe('an import that is interrupted', () => {
  it('goes on after its last whole batch, and ends as one that was not', async () => {
    const rows =
      Array.from({ length: 25 }, (_, at) => row(`i${String(at).padStart(2, '0')}`)).join('') +
      row('i99', { price: 'bad' });
    const file = temporaryFile(header + rows);
    const stop = new AbortController();
    const first = await shop.bring(file, {
      batchSize: 10,
      signal: stop.signal,
      onProgress: ({ step }) => step === 'importing' && stop.abort(),
    });
    expect(first).toMatchObject({ isComplete: false, products: 10 });
    expect(describeImport(first)[0]).toMatch(/^Interrupted while importing/);
    const second = await shop.bring(file, { batchSize: 10 });
    expect(second).toMatchObject({
      isComplete: true,
      resumedAfter: 10,
      products: 25,
      changed: 25,
      refused: { 'price-unreadable': 1 },
    });
    expect((await shop.keys()).filter((key) => key.startsWith('own:i'))).toHaveLength(25);
    const third = await shop.bring(file);
    expect(third).toMatchObject({ resumedAfter: 0, changed: 0 });
  });

  it('also when the process dies between storing and noting', async () => {
    const file = temporaryFile(header + row('j1') + row('j2') + row('j3'));
    const dying: ImportShop['bring'] = (path) =>
      shop.bring(path, {
        batchSize: 1,
        onProgress: ({ products }) => {
          if (products === 2) throw new Error('gone');
        },
      });
    await expect(dying(file)).rejects.toThrow('gone');
    expect(await shop.bring(file)).toMatchObject({ isComplete: true, products: 3 });
    expect((await shop.keys()).filter((key) => key.startsWith('own:j'))).toEqual([
      'own:j1',
      'own:j2',
      'own:j3',
    ]);
  });

  it('leaves no half-written state', async () => {
    expect(
      (await readdir(join(shop.dataDir, 'imports'))).filter(
        (name) => !/^[0-9a-f]{32}\.json$|-report\.csv$/.test(name),
      ),
    ).toEqual([]);
  });
});

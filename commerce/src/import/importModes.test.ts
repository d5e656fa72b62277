import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCategories } from '../testing/sampleCatalogue.ts';
import { searchOf } from '../testing/searchOf.ts';
import { describeImport } from './importReport.ts';
import { parseMapping } from './mapping/parseMapping.ts';
import { importShop, type ImportShop } from './testing/importShop.ts';
import { header, row } from './testing/ownFile.ts';
import { removesTemporaryFiles, temporaryFile } from './testing/temporaryFile.ts';

removesTemporaryFiles();

let shop: ImportShop;
beforeAll(async () => {
  shop = await importShop(sampleCategories);
});
afterAll(() => shop.remove());

const mapping = (source: string) => parseMapping({ format: 'own', source });
const soldIn = async (source: string): Promise<readonly string[]> =>
  (
    await shop.database.handle
      .selectFrom('products')
      .select('key')
      .where('key', 'like', `${source}:%`)
      .where('isActive', '=', true)
      .orderBy('key')
      .execute()
  ).map(({ key }) => key.slice(source.length + 1));

describe('a dry run', () => {
  it('writes nothing, and reports what an import would', async () => {
    const file = temporaryFile(header + row('d-38') + row('d-40') + row('', { name: 'X' }));
    const before = await shop.counts();
    const tried = await shop.importFrom(file, { isDryRun: true, mapping: mapping('dry') });
    expect(await shop.counts()).toEqual(before);
    expect(tried).toMatchObject({ products: 2, changed: 0, isDryRun: true });
    expect(describeImport(tried)[0]).toBe('Tried, nothing was written (own, source “dry”).');
    const imported = await shop.importFrom(file, { mapping: mapping('dry') });
    for (const part of ['rows', 'products', 'skus', 'soldIn', 'refused', 'partial'] as const)
      expect(tried[part]).toEqual(imported[part]);
    expect(imported.changed).toBe(2);
  });
});

it('a dry run after an interrupted import tries the whole file', async () => {
  const file = temporaryFile(header + row('r-1') + row('r-2'));
  const stop = new AbortController();
  const options = { mapping: mapping('resumed'), batchSize: 1 };
  await shop.importFrom(file, {
    ...options,
    signal: stop.signal,
    onProgress: ({ step }) => step === 'importing' && stop.abort(),
  });
  const tried = await shop.importFrom(file, { ...options, isDryRun: true });
  expect([tried.products, tried.resumedAfter]).toEqual([2, 0]);
  expect((await shop.importFrom(file, options)).resumedAfter).toBe(1);
});

describe('products without a category of the shop', () => {
  it('are counted by their categories in the file, the most frequent first', async () => {
    const shirts = Array.from({ length: 3 }, (_, at) =>
      row(`s-${String(at)}`, { google: 'Shirts' }),
    );
    const report = await shop.importFrom(
      temporaryFile(header + shirts.join('') + row('j-1', { google: 'Jeans' }) + row('k-1')),
      { isDryRun: true, mapping: mapping('kinds') },
    );
    expect([...report.unplaced]).toEqual([
      ['Shirts', 3],
      ['Jeans', 1],
    ]);
    const lines = describeImport(report);
    expect(lines).toContain(
      '4 products (80 %) under “Övrigt”, since no category of the shop matches theirs:',
    );
    expect(lines).toContain('  Shirts 3, Jeans 1.');
  });

  it('stop an import before it writes anything, with their number and what to do', async () => {
    const file = temporaryFile(
      header + row('a-1', { google: 'Shirts' }) + row('a-2', { google: '' }) + row('a-3'),
    );
    const options = { mapping: mapping('stopped'), isOtherAccepted: false, batchSize: 1 };
    const before = await shop.counts();
    const state = () => readdir(join(shop.dataDir, 'imports'));
    const files = await state();
    await expect(shop.importFrom(file, options)).rejects.toThrow(
      /^Nothing was imported: 2 products \(67 %\) would be put under “Övrigt”, .*: Shirts 1, \(no category\) 1\. .*--dry-run.*--accept-other\.$/,
    );
    expect(await shop.counts()).toEqual(before);
    expect(await state()).toEqual(files);
    const accepted = await shop.importFrom(file, { ...options, isOtherAccepted: true });
    expect([accepted.products, accepted.changed]).toEqual([3, 3]);
  });

  it('stop no import that has none, nor one whose products without a category are refused', async () => {
    const file = temporaryFile(
      header + row('b-1') + row('b-2', { google: 'Shirts', price: 'free' }),
    );
    const report = await shop.importFrom(file, {
      mapping: mapping('placed'),
      isOtherAccepted: false,
    });
    expect([report.products, report.changed]).toEqual([1, 1]);
  });

  it('are listed by their ten most frequent categories', async () => {
    const rows = Array.from({ length: 13 }, (_, at) =>
      row(`m-${String(at)}`, { google: `Kind ${String(at)}` }),
    );
    const report = await shop.importFrom(temporaryFile(header + rows.join('')), {
      isDryRun: true,
      mapping: mapping('many'),
    });
    expect(describeImport(report).find((line) => line.startsWith('  Kind'))).toMatch(
      /, and 3 more\.$/,
    );
  });
});

describe('a whole catalogue', () => {
  const source = 'whole';
  const whole = { isWhole: true, mapping: mapping(source) };
  const first = header + row('w-1', { name: 'Klenod' }) + row('w-2') + row('w-3');

  it('takes off sale what it lacks, of its source alone, and sells it again when it returns', async () => {
    await shop.importFrom(temporaryFile(first), whole);
    await shop.importFrom(temporaryFile(header + row('x-1')), { mapping: mapping('whole-2') });
    expect(await soldIn(source)).toHaveLength(3);
    const report = await shop.importFrom(temporaryFile(header + row('w-2') + row('w-3')), whole);
    expect(report.withdrawn).toBe(1);
    expect(describeImport(report)).toContain('1 products are not in the file, and no longer sold.');
    expect([(await soldIn(source)).length, (await soldIn('whole-2')).length]).toEqual([2, 1]);
    const found = async () =>
      (await searchOf(shop.database).engine.find({ text: 'klenod', locale: 'sv', market: 'se' }))
        .ids.length;
    expect(await found()).toBe(0);
    const again = await shop.importFrom(temporaryFile(first), whole);
    expect([again.changed, again.withdrawn]).toEqual([1, 0]);
    expect([(await soldIn(source)).length, await found()]).toEqual([3, 1]);
  });

  it.each([
    ['a row was refused', header + row('w-2') + row('w-3', { price: 'free' })],
    ['it has no product', header],
  ])('takes nothing off sale where %s', async (_why, contents) => {
    await shop.importFrom(temporaryFile(first), whole);
    const report = await shop.importFrom(temporaryFile(contents), whole).catch(() => undefined);
    if (report) {
      expect(report.withdrawn).toBe('refused');
      expect(describeImport(report)).toContain(
        'No product was taken off sale, since rows of the file were refused or it has none.',
      );
    }
    expect(await soldIn(source)).toHaveLength(3);
  });

  it('is not taken from a file that is a part', async () => {
    await shop.importFrom(temporaryFile(first), whole);
    const report = await shop.importFrom(temporaryFile(header + row('w-2')), {
      mapping: mapping(source),
    });
    expect(report.withdrawn).toBe(0);
    expect(await soldIn(source)).toHaveLength(3);
  });
});

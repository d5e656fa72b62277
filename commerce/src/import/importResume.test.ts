import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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

describe('an interrupted import', () => {
  it('resumes after its last whole batch, with the same result as an uninterrupted one', async () => {
    const rows =
      Array.from({ length: 25 }, (_, at) => row(`i${String(at).padStart(2, '0')}`)).join('') +
      row('i99', { price: 'bad' });
    const file = temporaryFile(header + rows);
    const stop = new AbortController();
    const first = await shop.importFrom(file, {
      batchSize: 10,
      signal: stop.signal,
      onProgress: ({ step }) => step === 'importing' && stop.abort(),
    });
    expect(first).toMatchObject({ isComplete: false, products: 10 });
    expect(describeImport(first)[0]).toMatch(/^Interrupted while importing/);
    const second = await shop.importFrom(file, { batchSize: 10 });
    expect(second).toMatchObject({
      isComplete: true,
      resumedAfter: 10,
      products: 25,
      changed: 25,
      refused: { 'price-unreadable': 1 },
    });
    expect((await shop.keys()).filter((key) => key.startsWith('own:i'))).toHaveLength(25);
    const third = await shop.importFrom(file);
    expect(third).toMatchObject({ resumedAfter: 0, changed: 0 });
  });

  it('resumes when the process died between storing a batch and recording it', async () => {
    const file = temporaryFile(header + row('j1') + row('j2') + row('j3'));
    const dying: ImportShop['importFrom'] = (path) =>
      shop.importFrom(path, {
        batchSize: 1,
        onProgress: ({ products }) => {
          if (products === 2) throw new Error('gone');
        },
      });
    await expect(dying(file)).rejects.toThrow('gone');
    expect(await shop.importFrom(file)).toMatchObject({ isComplete: true, products: 3 });
    expect((await shop.keys()).filter((key) => key.startsWith('own:j'))).toEqual([
      'own:j1',
      'own:j2',
      'own:j3',
    ]);
  });

  it('leaves no half-written state files', async () => {
    expect(
      (await readdir(join(shop.dataDir, 'imports'))).filter(
        (name) => !/^[0-9a-f]{32}\.json$|-report\.csv$/.test(name),
      ),
    ).toEqual([]);
  });
});

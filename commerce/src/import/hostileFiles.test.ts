/**
 * Malicious and malformed files, and failing disks: each ends in a message, without other damage.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMapping } from './mapping/parseMapping.ts';
import { importShop, type ImportShop } from './testing/importShop.ts';
import { removesTemporaryFiles, temporaryFile } from './testing/temporaryFile.ts';

removesTemporaryFiles();

let shop: ImportShop;
beforeAll(async () => {
  shop = await importShop();
});
afterAll(() => shop.remove());

const header = 'id,name,price,stock\n';
const row = (id: string, name = 'Kappa') => `${id},${name},999,3\n`;
/** Stored keys that begin with a test's letter. */
const storedKeys = async (letter: string) =>
  (await shop.keys())
    .filter((key) => key.startsWith(`own:${letter}`))
    .map((key) => key.slice(4))
    .toSorted();

describe('an unreadable file is refused whole, with what to do', () => {
  it.each([
    ['an empty file', '', /The file is empty/],
    ['only blanks and a byte order mark', '\uFEFF \n\n', /The file is empty/],
    [
      'a header without rows below it, misspelt',
      'idd,nam,prise\n',
      /match no known format.*Write a mapping file/,
    ],
    [
      'rows without a header',
      `${row('n1')}${row('n2')}`,
      /columns \(n1, Kappa, 999, 3\) match no known format/,
    ],
    ['columns of another system', 'SKU_CODE;MATNR;EKPO\n1;2;3\n', /match no known format/],
    [
      'the Windows encoding',
      Buffer.from(header + row('w1', 'Klänning'), 'latin1'),
      /not written in utf-8.*"encoding": "windows-1252"/,
    ],
    ['UTF-16 without a byte order mark', Buffer.from(header + row('u1'), 'utf16le'), /not text/],
    ['characters that are not text', header + row('c1', 'Ka\u0000ppa'), /not text/],
    ['a web page', '<!DOCTYPE html><html><body>Not found</body></html>', /document type/],
    ['a spreadsheet’s binary file', Buffer.from('PK\u0003\u0004\0\0\0\0', 'latin1'), /not text/],
  ])('%s', async (_what, content, sentence) => {
    const before = await shop.counts();
    await expect(shop.importFrom(temporaryFile(content))).rejects.toThrow(sentence);
    expect(await shop.counts()).toEqual(before);
  });

  it('a folder, and a file that does not exist', async () => {
    await expect(shop.importFrom(shop.dataDir)).rejects.toThrow(/There is no file/);
    await expect(shop.importFrom(join(shop.dataDir, 'none.csv'))).rejects.toThrow(
      /There is no file/,
    );
  });
});

describe('a fault in a row costs that row', () => {
  it.each([
    [
      'a cell of a megabyte',
      'm',
      `${row('m1')}m2,"${'x'.repeat(1 << 20)}",999,3\n${row('m3')}`,
      ['m1', 'm3'],
      { 'row-too-long': 1 },
    ],
    [
      'a quote that never ends',
      'q',
      `${row('q1')}q2,"Kappa,999,3\n${row('q3')}`,
      ['q1', 'q3'],
      { 'quote-not-closed': 1 },
    ],
    [
      'a repeated id',
      't',
      `${row('t1')}${row('t2')}${row('t1', 'Rock')}`,
      ['t1', 't2'],
      { 'id-twice': 1 },
    ],
  ])('%s', async (_what, letter, rows, keys, refused) => {
    expect((await shop.importFrom(temporaryFile(header + rows))).refused).toEqual(refused);
    expect(await storedKeys(letter)).toEqual(keys);
  });

  it('and another encoding costs none, if a byte order mark or a mapping names it', async () => {
    expect(
      await shop.importFrom(
        temporaryFile(Buffer.from(`\uFEFF${header}${row('a1', 'Kåpa')}`, 'utf16le')),
      ),
    ).toMatchObject({ products: 1, refused: {} });
    expect(
      await shop.importFrom(temporaryFile(Buffer.from(header + row('a2', 'Kåpa'), 'latin1')), {
        mapping: parseMapping({ format: 'own', encoding: 'windows-1252' }),
      }),
    ).toMatchObject({ products: 1, refused: {} });
    expect(await storedKeys('a')).toEqual(['a1', 'a2']);
  });
});

describe('two imports at once', () => {
  it('never mix: the second is refused, and succeeds when it is run again', async () => {
    const file = temporaryFile(
      header + Array.from({ length: 30 }, (_, at) => row(`p${String(at)}`)).join(''),
    );
    const first = shop.importFrom(file, { batchSize: 5 });
    await expect(shop.importFrom(file)).rejects.toThrow(
      'Another import runs in this shop. Wait until it is done, then run the command again.',
    );
    expect(await first).toMatchObject({ isComplete: true, products: 30, changed: 30 });
    expect(await shop.importFrom(file)).toMatchObject({
      isComplete: true,
      products: 30,
      changed: 0,
    });
  });

  it('are possible after one that failed', async () => {
    await expect(shop.importFrom(temporaryFile(''))).rejects.toThrow(/empty/);
    expect(await shop.importFrom(temporaryFile(header + row('r1')))).toMatchObject({
      isComplete: true,
    });
    expect(
      (await readdir(join(shop.dataDir, 'imports'))).filter((name) => name.endsWith('.lock')),
    ).toEqual([]);
  });
});

describe('a file system that fails', () => {
  it('is reported with its path, and nothing of the file is stored', async () => {
    const blockingFile = temporaryFile('a file', 'in-the-way');
    const before = await shop.counts();
    await expect(
      shop.importFrom(temporaryFile(header + row('d1')), {
        reportFile: join(blockingFile, 'report.csv'),
      }),
    ).rejects.toThrow(
      /A file is where a folder is needed\. Move it away \(.*in-the-way.*then run the same command again/,
    );
    await expect(
      shop.importFrom(temporaryFile(header + row('d1')), { reportFile: shop.dataDir }),
    ).rejects.toThrow(/A folder is where a file is needed/);
    expect(await shop.counts()).toEqual(before);
  });

  it.runIf(existsSync('/dev/full'))(
    'because it is full ends the import with a message, and the shop continues',
    async () => {
      await expect(
        shop.importFrom(temporaryFile(header + row('f1')), { reportFile: '/dev/full' }),
      ).rejects.toThrow(/The disk is full\. Free some space/);
      expect(await shop.importFrom(temporaryFile(header + row('f1')))).toMatchObject({
        products: 1,
      });
    },
  );

  it('for the progress refuses the import before anything is read', async () => {
    const other = await importShop();
    try {
      writeFileSync(join(other.dataDir, 'imports'), 'in the way');
      await expect(other.importFrom(temporaryFile(header + row('o1')))).rejects.toThrow(
        /A file is where a folder is needed/,
      );
      rmSync(join(other.dataDir, 'imports'));
      mkdirSync(join(other.dataDir, 'imports'));
      expect(await other.importFrom(temporaryFile(header + row('o1')))).toMatchObject({
        products: 1,
      });
    } finally {
      await other.remove();
    }
  });
});

/** Files and circumstances that mean harm or know no better: each ends in a sentence, and costs no more than itself. */
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
/** Keys that begin with a test's own letter. */
const landed = async (letter: string) =>
  (await shop.keys())
    .filter((key) => key.startsWith(`own:${letter}`))
    .map((key) => key.slice(4))
    .toSorted();

describe('a file that is none is refused whole, with what to do', () => {
  it.each([
    ['an empty file', '', /The file is empty/],
    ['nothing but blanks and a mark', '\uFEFF \n\n', /The file is empty/],
    [
      'a header without rows below it, misspelt',
      'idd,nam,prise\n',
      /none that this shop knows.*Write a mapping file/,
    ],
    [
      'rows without a header',
      `${row('n1')}${row('n2')}`,
      /columns \(n1, Kappa, 999, 3\) are none that this shop knows/,
    ],
    ['columns of another system', 'SKU_CODE;MATNR;EKPO\n1;2;3\n', /none that this shop knows/],
    [
      'Windows’ letters',
      Buffer.from(header + row('w1', 'Klänning'), 'latin1'),
      /not written in utf-8.*"encoding": "windows-1252"/,
    ],
    ['UTF-16 without a mark', Buffer.from(header + row('u1'), 'utf16le'), /not text/],
    ['signs that no text holds', header + row('c1', 'Ka\u0000ppa'), /not text/],
    ['a page of a website', '<!DOCTYPE html><html><body>Not found</body></html>', /document type/],
    ['a spreadsheet’s own file', Buffer.from('PK\u0003\u0004\0\0\0\0', 'latin1'), /not text/],
  ])('%s', async (_what, content, sentence) => {
    const before = await shop.counts();
    await expect(shop.bring(temporaryFile(content))).rejects.toThrow(sentence);
    expect(await shop.counts()).toEqual(before);
  });

  it('a folder, and a file that is not there', async () => {
    await expect(shop.bring(shop.dataDir)).rejects.toThrow(/There is no file/);
    await expect(shop.bring(join(shop.dataDir, 'none.csv'))).rejects.toThrow(/There is no file/);
  });
});

describe('what is wrong in one row costs that row', () => {
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
      'the same id again',
      't',
      `${row('t1')}${row('t2')}${row('t1', 'Rock')}`,
      ['t1', 't2'],
      { 'id-twice': 1 },
    ],
  ])('%s', async (_what, letter, rows, keys, refused) => {
    expect((await shop.bring(temporaryFile(header + rows))).refused).toEqual(refused);
    expect(await landed(letter)).toEqual(keys);
  });

  it('and nothing where the letters are another system’s, told by a mark or a mapping', async () => {
    expect(
      await shop.bring(
        temporaryFile(Buffer.from(`\uFEFF${header}${row('a1', 'Kåpa')}`, 'utf16le')),
      ),
    ).toMatchObject({ products: 1, refused: {} });
    expect(
      await shop.bring(temporaryFile(Buffer.from(header + row('a2', 'Kåpa'), 'latin1')), {
        mapping: parseMapping({ format: 'own', encoding: 'windows-1252' }),
      }),
    ).toMatchObject({ products: 1, refused: {} });
    expect(await landed('a')).toEqual(['a1', 'a2']);
  });
});

describe('two imports at once', () => {
  it('never mix: the second is told to wait, and lands when it is run again', async () => {
    const file = temporaryFile(
      header + Array.from({ length: 30 }, (_, at) => row(`p${String(at)}`)).join(''),
    );
    const first = shop.bring(file, { batchSize: 5 });
    await expect(shop.bring(file)).rejects.toThrow(
      'Another import runs in this shop. Wait until it is done, then run the command again.',
    );
    expect(await first).toMatchObject({ isComplete: true, products: 30, changed: 30 });
    expect(await shop.bring(file)).toMatchObject({ isComplete: true, products: 30, changed: 0 });
  });

  it('are no hindrance after one that failed', async () => {
    await expect(shop.bring(temporaryFile(''))).rejects.toThrow(/empty/);
    expect(await shop.bring(temporaryFile(header + row('r1')))).toMatchObject({ isComplete: true });
    expect(
      (await readdir(join(shop.dataDir, 'imports'))).filter((name) => name.endsWith('.lock')),
    ).toEqual([]);
  });
});

describe('a disk that refuses', () => {
  it('is told by where, and nothing of the file is stored half', async () => {
    const inTheWay = temporaryFile('a file', 'in-the-way');
    const before = await shop.counts();
    await expect(
      shop.bring(temporaryFile(header + row('d1')), { reportFile: join(inTheWay, 'report.csv') }),
    ).rejects.toThrow(
      /A file stands where a folder is needed\. Move it away \(.*in-the-way.*then run the same command again/,
    );
    await expect(
      shop.bring(temporaryFile(header + row('d1')), { reportFile: shop.dataDir }),
    ).rejects.toThrow(/A folder stands where a file is needed/);
    expect(await shop.counts()).toEqual(before);
  });

  it.runIf(existsSync('/dev/full'))(
    'because it is full stops with a sentence, and the shop goes on',
    async () => {
      await expect(
        shop.bring(temporaryFile(header + row('f1')), { reportFile: '/dev/full' }),
      ).rejects.toThrow(/The disk is full\. Free some space/);
      expect(await shop.bring(temporaryFile(header + row('f1')))).toMatchObject({ products: 1 });
    },
  );

  it('where progress is kept refuses before anything is read', async () => {
    const other = await importShop();
    try {
      writeFileSync(join(other.dataDir, 'imports'), 'in the way');
      await expect(other.bring(temporaryFile(header + row('o1')))).rejects.toThrow(
        /A file stands where a folder is needed/,
      );
      rmSync(join(other.dataDir, 'imports'));
      mkdirSync(join(other.dataDir, 'imports'));
      expect(await other.bring(temporaryFile(header + row('o1')))).toMatchObject({ products: 1 });
    } finally {
      await other.remove();
    }
  });
});

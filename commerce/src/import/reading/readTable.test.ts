import { describe, expect, it } from 'vitest';
import { removesTemporaryFiles, temporaryFile } from '../testing/temporaryFile.ts';
import { readFileSignature } from './readFileSignature.ts';
import { readTable } from './readTable.ts';

removesTemporaryFiles();

/** Rows as `line: cell | cell`, findings as `line! reason`. */
async function read(content: string | Uint8Array, encoding?: string): Promise<readonly string[]> {
  const file = temporaryFile(content);
  const signature = await readFileSignature(file, { encoding });
  if (signature.kind !== 'table') return ['xml'];
  const rows: string[] = [];
  for await (const found of readTable(file, { ...signature, encoding })) {
    rows.push(
      found.kind === 'row'
        ? `${String(found.row.line)}: ${[...found.row.cells.values()].flat().join(' | ')}`
        : `${String(found.problem.line)}! ${found.problem.reason}`,
    );
  }
  return rows;
}

describe('a table is read', () => {
  it.each([
    ['with commas', 'a,b\n1,2\n', ['2: 1 | 2']],
    ['with semicolons', 'a;b\n1,5;2\n', ['2: 1,5 | 2']],
    ['with tabs', 'a\tb\n1\t2\n', ['2: 1 | 2']],
    ['with bars', 'a|b\n1|2\n', ['2: 1 | 2']],
    ['without a last line end', 'a,b\n1,2', ['2: 1 | 2']],
    ['with a byte order mark', '\uFEFFa,b\n1,2\n', ['2: 1 | 2']],
    ['with Windows line ends', 'a,b\r\n1,2\r\n3,4\r\n', ['2: 1 | 2', '3: 3 | 4']],
    ['with old line ends', 'a,b\r1,2\r', ['2: 1 | 2']],
    [
      'with quotes, ampersands and angles',
      'a,b\n"Say ""hi"" & <go>",2\n',
      ['2: Say "hi" & <go> | 2'],
    ],
    ['with a quote in the middle of a cell', 'a,b\n12" heel,2\n', ['2: 12" heel | 2']],
    ['with empty lines between', 'a,b\n\n1,2\n\n\n3,4\n', ['3: 1 | 2', '6: 3 | 4']],
    ['with additional empty columns', 'a,b\n1,2,,\n', ['2: 1 | 2']],
  ])('%s', async (_what, content, rows) => {
    expect(await read(content)).toEqual(rows);
  });

  it('with cells over several lines, each row numbered by its first line', async () => {
    expect(await read('a,b\r\n"one\r\ntwo\r\nthree",2\r\n3,4\r\n')).toEqual([
      '2: one\ntwo\nthree | 2',
      '5: 3 | 4',
    ]);
  });

  it('in UTF-16 as spreadsheets write it', async () => {
    expect(await read(Buffer.from('\uFEFFa\tb\r\nå\t2\r\n', 'utf16le'))).toEqual(['2: å | 2']);
  });

  it('in windows-1252 when the mapping names it, and refused with advice otherwise', async () => {
    const latin = Buffer.from('a,b\nKl\u00e4nning,\u00f8\n', 'latin1');
    expect(await read(latin, 'windows-1252')).toEqual(['2: Klänning | ø']);
    await expect(read(latin)).rejects.toThrow(/not written in utf-8.*"encoding": "windows-1252"/);
  });
});

describe('a fault costs a row, not the file', () => {
  it('when cells are missing or too many', async () => {
    expect(await read('a,b\n1\n1,2,3\n4,5\n')).toEqual([
      '2! row-broken',
      '3! row-broken',
      '4: 4 | 5',
    ]);
  });

  it('when a quote never closes', async () => {
    expect(await read('a,b\n1,2\n3,"open\n5,6\n7,8\n')).toEqual([
      '2: 1 | 2',
      '3! quote-not-closed',
      '4: 5 | 6',
      '5: 7 | 8',
    ]);
  });

  it('when a cell is larger than any product', async () => {
    expect(await read(`a,b\n1,2\n3,${'x'.repeat(700_000)}\n5,6\n`)).toEqual([
      '2: 1 | 2',
      '3! row-too-long',
      '4: 5 | 6',
    ]);
  });

  it('until there are too many of them', async () => {
    await expect(
      read(`a,b\n${Array.from({ length: 24 }, () => `1,${'x'.repeat(530_000)}\n`).join('')}`),
    ).rejects.toThrow(/breaks more than 20 times/);
  });
});

describe('a file that is not a table is refused with what to do', () => {
  it.each([
    ['an empty file', '', /empty/],
    ['one of blanks', ' \n\n', /empty/],
    ['one without columns', 'just a text\nand more\n', /name the columns/],
    ['a spreadsheet’s binary file', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8]), /not text/],
    ['one with a column twice', 'a,a\n1,2\n', /Two columns are named “a”/],
  ])('%s', async (_what, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('one that does not exist', async () => {
    await expect(readFileSignature('/nowhere/at-all.csv')).rejects.toThrow(/There is no file/);
  });
});

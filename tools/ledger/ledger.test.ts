import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLedger, type LedgerProof } from './checkLedger.ts';
import type { LedgerRow } from './ledgerRow.ts';
import { checkStoredLedger, readLedger, rowsOf } from './readLedger.ts';
import { writeLedgerReport } from './writeLedgerReport.ts';

const root = join(import.meta.dirname, '../..');

describe('the ledger of the specification', () => {
  const files = readLedger(root);

  it('names files of tests and decision records that exist', () => {
    expect(checkStoredLedger(root)).toEqual([]);
  });

  it('refuses titles that no runner reported', () => {
    expect(checkStoredLedger(root, new Map()).length).toBeGreaterThan(300);
  });

  it('has a file for every section and one for behaviours', () => {
    expect(files.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 9 }, (_, at) => `section-${String(at + 1)}.json`),
      'behaviours.json',
    ]);
  });

  it('has every row under the number of its file', () => {
    const strayed = files.flatMap(({ name, file }) =>
      rowsOf(file).filter(
        ({ id }) =>
          !id.startsWith(name === 'behaviours.json' ? 'B.' : `${name.replaceAll(/\D/g, '')}.`),
      ),
    );
    expect(strayed).toEqual([]);
  });
});

const types = 'commerce/src/a.test.ts > has every type';
const proof: LedgerProof = {
  typeProofs: [types],
  titlesOf: (path) =>
    path === 'commerce/src/a.test.ts'
      ? ['totals adds up at every rate', 'reads a as b', 'has every type']
      : undefined,
  hasFile: (path) => path === 'docs/decisions/0001-known.md',
};
const row = {
  id: '2.1',
  statement: 'Sums add up.',
  state: 'held',
  test: 'commerce/src/a.test.ts > adds up at every',
} as const satisfies LedgerRow;
const typeOnly = { ...row, state: 'type only', test: types } as const satisfies LedgerRow;
const toCome = {
  id: '2.1',
  statement: 'Sums add up.',
  state: 'to come',
  part: 'cart',
} as const satisfies LedgerRow;
const deviated = {
  id: '2.1',
  statement: 'Sums add up.',
  state: 'deviated',
  decision: 'docs/decisions/0001-known.md',
} as const satisfies LedgerRow;

describe('a row is accepted', () => {
  it.each([
    ['when its test is there', row],
    [
      'when an ellipsis stands for a part',
      { ...row, test: ['commerce/src/a.test.ts > reads … as b'] },
    ],
    ['when a value is shown beside its type', { ...row, test: [types, row.test] }],
    ['when it admits that its type alone is shown', typeOnly],
    ['when the part that it waits for is named', toCome],
    ['when its decision is written', { ...deviated, test: row.test }],
    ['when it is a behaviour of an area', { ...toCome, id: 'B.cart-merge.1' }],
  ])('%s', (_, given) =>
    expect(checkLedger([{ name: 'a.json', rows: [given] }], proof)).toEqual([]),
  );
});

describe('a row is refused', () => {
  it.each([
    ['that is no row', 'x', /no id such as/],
    ['without a number', { ...row, id: '2' }, /no id such as/],
    ['of no section', { ...row, id: '12.1' }, /no id such as/],
    ['with an empty statement', { ...row, statement: ' ' }, /has no statement/],
    ['with a statement that is too long', { ...row, statement: 'x'.repeat(241) }, /split it/],
    ['in no state', { ...row, state: 'done' }, /state is one of/],
    ['held by nothing', { id: '2.1', statement: 'x', state: 'held' }, /needs a test/],
    ['held by an empty list', { ...row, test: [] }, /list of tests is empty/],
    ['held by a sentence', { ...row, test: 'we tried it' }, /is named as/],
    [
      'whose words stand in another order',
      { ...row, test: 'commerce/src/a.test.ts > as … reads' },
      /is called “as … reads”/,
    ],
    [
      'held by a file that is no test',
      { ...row, test: 'commerce/src/a.ts > adds up' },
      /is named as/,
    ],
    ['held by a file outside', { ...row, test: '../a.test.ts > adds up' }, /is named as/],
    [
      'whose test file is gone',
      { ...row, test: 'commerce/src/b.test.ts > adds up' },
      /no test file/,
    ],
    [
      'whose test is gone',
      { ...row, test: ['commerce/src/a.test.ts > adds up', 'commerce/src/a.test.ts > multiplies'] },
      /is called “multiplies”/,
    ],
    [
      'whose words are a hole',
      { ...row, test: 'commerce/src/a.test.ts > … as' },
      /could be any test/,
    ],
    ['held by its type alone', { ...row, test: types }, /it is type only/],
    ['held by a list of types alone', { ...row, test: [types] }, /it is type only/],
    [
      'held by its type under fewer words',
      { ...row, test: 'commerce/src/a.test.ts > every type' },
      /it is type only/,
    ],
    ['type only although a value is shown', { ...typeOnly, test: [types, row.test] }, /it is held/],
    ['type only by nothing', { id: '2.1', statement: 'x', state: 'type only' }, /needs a test/],
    ['to come nowhere', { ...toCome, part: 'somewhere' }, /part is one of/],
    ['to come and yet held', { ...toCome, test: row.test }, /has no test/],
    [
      'deviated without a decision',
      { id: '2.1', statement: 'x', state: 'deviated' },
      /needs a decision/,
    ],
    [
      'whose decision is not written',
      { ...deviated, decision: 'docs/decisions/0002-lost.md' },
      /no decision record/,
    ],
    ['whose decision is elsewhere', { ...deviated, decision: 'README.md' }, /is named as/],
    ['with a key nobody knows', { ...row, note: 'x' }, /has no note/],
  ])('%s', (_, given, sentence) =>
    expect(checkLedger([{ name: 'a.json', rows: [given] }], proof).join('\n')).toMatch(sentence),
  );

  it('with the number of another, in whatever file', () => {
    expect(
      checkLedger(
        [
          { name: 'a.json', rows: [row] },
          { name: 'b.json', rows: [row] },
        ],
        proof,
      ),
    ).toEqual(['2.1: the id is there twice']);
  });

  it('after a gap, as a deleted one would leave', () => {
    expect(checkLedger([{ name: 'a.json', rows: [row, { ...row, id: '2.3' }] }], proof)).toEqual([
      '2.3: 2.2 comes next',
    ]);
  });

  it('never: a file without any', () =>
    expect(checkLedger([{ name: 'a.json', rows: [] }], proof)).toEqual([
      'a.json: there are no rows',
    ]));
});

describe('the report', () => {
  const files = [
    {
      file: {
        title: '2 Screens',
        groups: [
          {
            about: 'Paths',
            rows: [
              row,
              { ...toCome, id: '2.2' },
              { ...deviated, id: '2.3' },
              { ...typeOnly, id: '2.4' },
            ],
          },
        ],
      },
    },
  ];

  it('counts by section and state', () => {
    expect(
      writeLedgerReport(files, { isToCome: false }).map((line) => line.split(/\s{2,}/)),
    ).toEqual([
      ['Specification', 'held', 'type only', 'to come', 'deviated', 'all'],
      ['2 Screens', '1', '1', '1', '1', '4'],
      ['Together', '1', '1', '1', '1', '4'],
    ]);
  });

  it('lists planned statements under their area', () => {
    const lines = writeLedgerReport(files, { isToCome: true });
    expect(lines.slice(3)).toEqual(['', 'cart (1)', '  2.2            Sums add up.']);
  });
});

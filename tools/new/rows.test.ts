import { describe, expect, it } from 'vitest';
import { addJsonRow, addRow, addToTables, quoted, rowsOf, withValues } from './rows.ts';

const source = `/** Prices. */
const prices = {
  // Sweden first.
  se: { from: 1_000, codes: ['10', '98'] },
  no: free(2, /^0/),
} as const satisfies Record<string, unknown>;
const other = { a: 1 };
`;

describe('rows of a literal', () => {
  it('are read with their source text', () => {
    expect(rowsOf(source, 'prices')).toEqual([
      { key: 'se', value: "{ from: 1_000, codes: ['10', '98'] }" },
      { key: 'no', value: 'free(2, /^0/)' },
    ]);
  });

  it('get one more at the end without any other change', () => {
    expect(addRow(source, 'prices', { key: 'gb', value: 'free(3)' })).toBe(
      source.replace('  no: free(2, /^0/),\n', '  no: free(2, /^0/),\n  gb: free(3),\n'),
    );
    expect(addRow(source, 'other', { key: 'b', value: '2' })).toBe(
      source.replace('{ a: 1 }', '{ a: 1, b: 2 }'),
    );
    expect(addRow('const none = {};', 'none', { key: 'a', value: '1' })).toBe(
      'const none = { a: 1 };',
    );
  });

  it('are never overwritten', () => {
    expect(() => addRow(source, 'prices', { key: 'se', value: '1' })).toThrow('a row se already');
  });

  it('must exist', () => {
    expect(() => rowsOf(source, 'markets')).toThrow('No object literal is called markets.');
    expect(() => rowsOf('const {', 'markets')).toThrow('does not parse');
  });

  it('accept other values for some of their keys', () => {
    expect(withValues("{ a: 'x', b: { c: 1 }, ...rest }", { a: quoted("it's"), b: '2' })).toBe(
      "{ a: 'it\\'s', b: 2, ...rest }",
    );
    expect(() => withValues('{ a: 1 }', { b: '2' })).toThrow('No b in { a: 1 }.');
  });
});

it('a copied value is added to each literal with exactly the given keys', () => {
  const tables = `const a = { x: { sv: 'Kort', nb: 'Kart' }, y: { sv: '1' }, z: { sv: 1, nb: 2, q: 3 } };`;
  expect(addToTables(tables, { keys: ['sv', 'nb'], key: 'en', from: 'sv' })).toBe(
    tables.replace("nb: 'Kart' }", "nb: 'Kart', en: 'Kort' }"),
  );
});

describe('rows of a JSON file', () => {
  const json = `{
  "market.se": "Sverige",
  "one": { "1": 1.0 },
  "nested": {
    "inner": {
      "se": [
        1.0
      ]
    }
  }
}
`;
  it('get one more after those with the same prefix', () => {
    const row = { path: [], key: 'market.gb', value: 'Storbritannien', after: 'market.' };
    expect(addJsonRow(json, row)).toBe(
      json.replace('"Sverige",\n', '"Sverige",\n  "market.gb": "Storbritannien",\n'),
    );
  });

  it('get one more in a nested object, indented like the others', () => {
    const changed = addJsonRow(json, { path: ['nested', 'inner'], key: 'gb', value: [2] });
    expect(changed).toBe(
      json.replace('      ]\n    }', '      ],\n      "gb": [\n        2\n      ]\n    }'),
    );
  });

  it('are never overwritten', () => {
    expect(() => addJsonRow(json, { path: ['nested'], key: 'inner', value: 1 })).toThrow('exists');
    expect(() => addJsonRow(json, { path: ['gone'], key: 'a', value: 1 })).toThrow(
      'No object at gone.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { demoLocales } from '../demoLocales.ts';
import { sizeScales } from '../sizes.ts';
import { contentWords } from './contentWordsByLocale.ts';

const { women, men, 'shoes-women': womensShoes, 'shoes-men': mensShoes, cups } = sizeScales;
const once = (sizes: readonly string[]) => [...new Set(sizes)];

describe.each(demoLocales)('the size guide in %s', (locale) => {
  const { steps, tables } = contentWords[locale].sizeGuide;

  it('has a row for every size of women’s and men’s clothes, shoes and bikini tops', () => {
    expect(tables.map(({ rows }) => rows.map(([size]) => size))).toEqual([
      women,
      men,
      once([...womensShoes, ...mensShoes]),
      once(cups.map((size) => size.slice(0, 2))),
      once(cups.map((size) => size.slice(2))),
    ]);
  });

  it('states the unit in every heading of a measure, and has rows as long as its headings', () => {
    const measures = tables.flatMap(({ columns }) =>
      columns.filter((column) => column.endsWith(' (cm)')),
    );
    expect(measures).toHaveLength(9);
    for (const { columns, rows } of tables)
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]));
  });

  it('explains each line of the body that a table measures', () => {
    const measured = tables.flatMap(({ lines = [] }) => lines.filter((line) => line !== 'none'));
    const explained = steps.map(({ line }) => line);
    expect(explained).toEqual(['bust', 'waist', 'hip', 'inseam', 'foot']);
    expect(new Set(measured)).toEqual(new Set(['bust', 'waist', 'hip', 'foot']));
    for (const { columns, lines = columns.map(() => 'none') } of tables)
      expect(lines).toHaveLength(columns.length);
  });
});

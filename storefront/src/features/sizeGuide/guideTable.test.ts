import { exampleOf } from '@solvik/content-schema/editing';
import { parseWidget } from '@solvik/content-schema';
import { expect, it } from 'vitest';
import { guideTable } from './guideTable.ts';

/** The example of the widget, with a table of shoes. */
function guide() {
  const read = parseWidget('size-guide', JSON.stringify(exampleOf('size-guide', 'Women')));
  if (read.kind === 'bad' || read.value.type !== 'size-guide') throw new Error('No guide.');
  return read.value.configuration;
}

it('is the table of the sizes, its parts measured and explained', () => {
  expect(guideTable(guide(), ['36', '38'])).toMatchObject({
    caption: 'Dam',
    columns: ['EU', 'Byst', 'Midja', 'Höft'],
    parts: [
      {
        line: 'bust',
        name: 'Byst',
        instruction: 'Runt det bredaste, med bandet vågrätt.',
        texts: ['80', '84', '88'],
        figures: [{ lowest: 800 }, { lowest: 840 }, { lowest: 880 }],
      },
      { line: 'waist', texts: ['64', '68', '72'] },
      { line: 'hip', texts: ['88', '92', '96'] },
    ],
  });
});

it('is none for sizes of no table', () => {
  expect(guideTable(guide(), ['S', 'M'])).toBeUndefined();
});

it('is none where no column is measured, as in content that was written before lines were', () => {
  const { steps, tables } = guide();
  const unmeasured = tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => ({ ...column, line: 'none' as const })),
  }));
  expect(guideTable({ steps, tables: unmeasured }, ['36', '38'])).toBeUndefined();
});

it('never measures the column of the sizes', () => {
  const { steps, tables } = guide();
  const [table] = tables;
  if (!table) throw new Error('No table.');
  const columns = table.columns.map((column, at) => ({
    ...column,
    line: at === 0 ? ('bust' as const) : ('none' as const),
  }));
  expect(guideTable({ steps, tables: [{ ...table, columns }] }, ['36'])).toBeUndefined();
});

import { expect, it } from 'vitest';
import { checkHeadings } from './headings.ts';

// The levels of a page's headings in order; then `code` with the heading's index and values.
it.each<[string, string, readonly string[]]>([
  ['in order', '1 2 3 2 2 3 4 2', []],
  ['without a first level', '2 3 2', ['no-page-heading null']],
  ['without headings', '', ['no-page-heading null']],
  ['with two first levels', '1 2 1 2', ['many-page-headings 2 count 2']],
  ['that skips a level', '1 3 2', ['heading-skips 1 from 1 to 3']],
  ['that skips twice', '1 2 4 2 5', ['heading-skips 2 from 2 to 4', 'heading-skips 4 from 2 to 5']],
  ['that starts too deep', '3 1', ['heading-skips 0 from 1 to 3']],
])('an outline %s (%s)', (_title, levels, expected) => {
  const headings = levels
    .split(' ')
    .filter(Boolean)
    .map((level, at) => ({
      level: Number(level),
      words: `Rubrik ${String(at)}`,
      widgetId: String(at),
    }));
  expect(
    checkHeadings(headings).map(({ code, widgetId, values = {} }) =>
      [code, widgetId ?? 'null', ...Object.entries(values).flat()].join(' '),
    ),
  ).toEqual(expected);
});

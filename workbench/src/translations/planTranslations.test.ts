import type { PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { type Cell, countGaps, planTranslations } from './planTranslations.ts';

const widget = (type: string, fields: object): StoredWidget => ({
  id: type,
  type,
  version: 1,
  name: type,
  size: 'full',
  fields: fields as StoredWidget['fields'],
});
const page = (
  widgets: readonly StoredWidget[],
  changes: Partial<PageDocument> = {},
): PageDocument => ({
  name: 'Sida',
  title: {},
  tags: [],
  containers: [
    { id: 'row', name: 'row', layout: 'full', design: 'default', responsiveMode: '', widgets },
  ],
  ...changes,
});

/** A cell in a letter: v written, - missing, > and the language it falls back to, ! too long. */
const letter = (cell: Cell): string =>
  cell.kind === 'written'
    ? 'v'
    : cell.kind === 'missing'
      ? '-'
      : cell.kind === 'too-long'
        ? `!${String(cell.length)}/${String(cell.max)}`
        : `>${cell.to}`;
const reported = (document: PageDocument) =>
  planTranslations(document).flatMap(({ rows }) =>
    rows.map(
      ({ path, names, market = '', cells: { sv, nb, da, fi } }) =>
        `${path} (${names.join(' ')}${market}): ${[sv, nb, da, fi].map(letter).join(' ')}`,
    ),
  );
const at = 'containers[0].widgets[0].fields';

describe('the texts of a page by language', () => {
  it.each<[string, PageDocument, readonly string[]]>([
    ['nothing at all', page([]), []],
    [
      'a heading that lacks two',
      page([widget('hero', { heading: { sv: 'A', fi: 'B' } })]),
      [`${at}.heading (Heading): v >sv >sv v`],
    ],
    ['a heading that is empty', page([widget('hero', {})]), [`${at}.heading (Heading): - - - -`]],
    [
      'a heading too long in Danish',
      page([widget('hero', { heading: { sv: 'A', nb: 'A', da: 'x'.repeat(61), fi: 'A' } })]),
      [`${at}.heading (Heading): v v !61/60 v`],
    ],
    [
      'a picture: an alt text left empty for decoration counts as written',
      page([
        widget('hero', {
          heading: { sv: 'A', nb: 'A', da: 'A', fi: 'A' },
          image: { '*': { file: 'a.webp', alt: { sv: '', nb: '', da: 'Frakke' } } },
        }),
      ]),
      [`${at}.heading (Heading): v v v v`, `${at}.image.*.alt (Picture*): v v v >sv`],
    ],
    [
      'items of a list, by their numbers',
      page([
        widget('selling-points', {
          figures: [{ figure: { sv: '1' }, caption: { sv: 'a', nb: 'a', da: 'a', fi: 'a' } }],
        }),
      ]),
      [
        `${at}.figures[0].figure (Key figures 1 Figure): v >sv >sv >sv`,
        `${at}.figures[0].caption (Key figures 1 Figure caption): v v v v`,
      ],
    ],
    [
      'the page’s own',
      page([], { title: { sv: 'A' }, alias: { sv: 'a', nb: 'a', da: 'a', fi: 'a' } }),
      [
        'title (title): v >sv >sv >sv',
        'description (description): - - - -',
        'alias (alias): v v v v',
      ],
    ],
    [
      'an area’s own, which is optional',
      page([], { title: { sv: 'A' } }),
      ['title (title): v >sv >sv >sv'],
    ],
    [
      'a page without a text of its own',
      page([], { alias: {} }),
      ['title (title): - - - -', 'description (description): - - - -', 'alias (alias): - - - -'],
    ],
    ['an unknown widget', page([widget('carousel-3000', { heading: { sv: 'A' } })]), []],
  ])('%s', (_what, document, rows) => expect(reported(document)).toEqual(rows));

  it('counts what needs an editor', () =>
    expect(
      countGaps(planTranslations(page([widget('hero', { heading: { sv: 'A', fi: 'B' } })]))),
    ).toBe(2));
});

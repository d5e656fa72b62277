import type { MenuDocument, PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { setField } from '../editing/editDocument.ts';
import { loadWorkbenchText } from '../workbenchText.ts';
import { compareDocuments } from './compareDocuments.ts';

const text = await loadWorkbenchText('sv');
const words = {
  text,
  title: (english: string) => (english === 'tint' ? 'Tonad' : english),
  timeText: (moment: string) => moment,
  locale: 'sv',
  targets: [
    {
      kind: 'category',
      key: 'coats',
      name: { sv: 'Kappor och jackor' },
      path: { sv: '/c/dam/kappor' },
    },
  ],
} as const;
const widget = (id: string, fields: object, type = 'hero'): StoredWidget => ({
  id,
  type,
  version: 1,
  name: id,
  size: 'full',
  fields: fields as StoredWidget['fields'],
});
const row = (
  id: string,
  ...widgets: readonly StoredWidget[]
): PageDocument['containers'][number] => ({
  id,
  name: id,
  layout: 'full',
  design: 'default',
  responsiveMode: '',
  widgets,
});
const page = (...containers: PageDocument['containers']): PageDocument => ({
  name: 'Sida',
  title: { sv: 'Sida', fi: 'Sivu' },
  tags: [],
  containers,
});
const before = page(
  row(
    'a',
    widget('hero', {
      heading: { sv: 'Kappväder', fi: 'Takkisää' },
      image: { '*': { file: 'a.webp', alt: { sv: 'Kappa' } } },
    }),
  ),
);
const reported = (...[a, b]: readonly [PageDocument | MenuDocument, PageDocument | MenuDocument]) =>
  compareDocuments(a, b, words).map(
    ({ kind, where, field, before: was, after: is }) =>
      `${kind} ${where}: ${field}: ${was} | ${is}`,
  );

describe('two revisions of a page', () => {
  it('that are the same differ in nothing', () => expect(reported(before, before)).toEqual([]));

  it.each<[string, PageDocument, readonly string[]]>([
    [
      'a word in one language',
      setField(before, { widgetId: 'hero', path: ['heading', 'fi'], value: 'Pakkanen' }),
      ['changed Hero: Heading, finska: Takkisää | Pakkanen'],
    ],
    [
      'a text that is removed',
      setField(before, { widgetId: 'hero', path: ['heading', 'fi'], value: undefined }),
      ['removed Hero: Heading, finska: Takkisää | '],
    ],
    [
      'a text that is added',
      setField(before, { widgetId: 'hero', path: ['heading', 'da'], value: 'Frakkevejr' }),
      ['added Hero: Heading, danska:  | Frakkevejr'],
    ],
    [
      'a choice',
      setField(before, { widgetId: 'hero', path: ['tone'], value: 'tint' }),
      ['added Hero: Colour:  | Tonad'],
    ],
    [
      'a picture and its alt text',
      setField(
        setField(before, { widgetId: 'hero', path: ['image', '*', 'file'], value: 'b.webp' }),
        { widgetId: 'hero', path: ['image', '*', 'alt', 'sv'], value: 'Rock' },
      ),
      [
        `changed Hero: Picture, Alla marknader, Fil: a.webp | b.webp`,
        'changed Hero: Picture, Alla marknader, Bildbeskrivning, svenska: Kappa | Rock',
      ],
    ],
    [
      'the page’s title',
      { ...before, title: { sv: 'Vinter', fi: 'Sivu' } },
      ['changed Sidan: Titel, svenska: Sida | Vinter'],
    ],
    [
      'a whole widget and its row',
      page(...before.containers, row('b', widget('text', { heading: { sv: 'Ull' } }, 'text'))),
      ['added Text: :  | Ull'],
    ],
    ['an empty row', page(...before.containers, row('b')), ['added Rad 2: :  | Rad 2']],
    [
      'a row above the others, which only moved down',
      page(row('b', widget('text', { heading: { sv: 'Ull' } }, 'text')), ...before.containers),
      ['added Text: :  | Ull'],
    ],
    ['all that it contained', page(), ['removed Hero: : Kappväder | ']],
    [
      'its audience',
      page(
        row('a', {
          ...widget('hero', before.containers[0]?.widgets[0]?.fields ?? {}),
          audience: { membership: 'member' },
        }),
      ),
      ['changed Hero: Visas för: alla, alltid | Medlem, alltid'],
    ],
  ])('that differ in %s', (_what, after, expected) =>
    expect(reported(before, after)).toEqual(expected),
  );
});

const listed = (...tiles: readonly string[]) =>
  page(
    row(
      'a',
      widget(
        'shelves',
        { tiles: tiles.map((name) => ({ category: { sv: name }, label: { sv: `Till ${name}` } })) },
        'category-tiles',
      ),
    ),
  );
const requested = (query: object) =>
  page(row('a', widget('list', { query: { sv: query } }, 'product-list')));

it.each<[string, PageDocument, PageDocument, readonly string[]]>([
  [
    'one tile that was moved',
    listed('kappor', 'skor', 'bad'),
    listed('bad', 'kappor', 'skor'),
    ['changed Category tiles: Tiles, 1, Plats: 3 | 1'],
  ],
  [
    'one tile that was added',
    listed('kappor', 'skor'),
    listed('kappor', 'bad', 'skor'),
    [
      'added Category tiles: Tiles, 2, Category, svenska:  | bad',
      'added Category tiles: Tiles, 2, Label instead of the category name, svenska:  | Till bad',
    ],
  ],
  [
    'nothing, when a query’s members are in another order',
    requested({ sort: 'PRICE', take: 4 }),
    requested({ take: 4, sort: 'PRICE' }),
    [],
  ],
  [
    'a query’s members, by name',
    requested({ category: 'kappor', take: 4 }),
    requested({ category: 'skor', take: 6 }),
    [
      'changed Product list: Catalogue query, svenska, Kategori: Kappor och jackor | skor',
      'changed Product list: Catalogue query, svenska, Antal: 4 | 6',
    ],
  ],
])('two revisions of a page report %s', (_what, one, other, expected) =>
  expect(reported(one, other)).toEqual(expected),
);

it('two revisions of a page report the one widget that was moved', () => {
  const rows = ['a', 'b', 'c'].map((id) => row(id, widget(`hero-${id}`, { heading: { sv: id } })));
  const [first, ...rest] = rows;
  expect(reported(page(...rows), page(...rest, ...(first ? [first] : [])))).toEqual([
    'changed Hero: Plats: Rad 1, plats 1 | Rad 3, plats 1',
  ]);
});

it('two revisions of a menu differ in labels, targets, positions and items', () => {
  const item = (key: string, target = key): MenuDocument['items'][number] => ({
    key,
    label: { sv: key },
    target: { type: 'category', key: target },
  });
  expect(
    reported(
      { items: [item('a'), item('b'), item('c')] },
      {
        items: [item('b', 'x'), { ...item('d'), children: [{ ...item('a'), label: { sv: 'A' } }] }],
      },
    ),
  ).toEqual([
    'changed b: Leder till: category b | category x',
    'added d: :  | d',
    'changed A: Plats: 1 | 2.1',
    'changed A: svenska: a | A',
    'removed c: : c | ',
  ]);
});

import type { DrawnFinding, PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { moveWidget, removeWidget, setField } from '../editDocument.ts';
import { keepCurrent } from './keepCurrent.ts';
import { planRound } from './spots.ts';

const widget = (id: string): StoredWidget => ({
  id,
  type: 'hero',
  version: 1,
  name: id,
  size: 'full',
  fields: {
    heading: { sv: 'Kappor', nb: 'Kåper', da: 'Frakker', fi: 'Takit' },
    image: { '*': { file: 'a.webp', alt: {} }, fi: { file: 'b.webp', alt: {} } },
  },
});
const row = (...ids: readonly string[]) =>
  ({
    id: 'row',
    name: 'Rad',
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets: ids.map(widget),
  }) as const;
const before: PageDocument = {
  name: 'Sida',
  title: { sv: 'Sida' },
  tags: [],
  containers: [row('a', 'b')],
};

const clipped = (widgetId: string | null): DrawnFinding => ({
  level: 'warning',
  code: 'text-clipped',
  widgetId,
});
const [swedish, finnish] = [
  { front: 'se', language: 'sv', market: 'se' },
  { front: 'fi', language: 'fi', market: 'fi' },
] as const;
const seen = [swedish, finnish].map((spot) => ({
  ...spot,
  width: 390,
  of: before,
  findings: [clipped('7-a'), clipped('7-b'), clipped(null)],
}));
const written = (path: readonly string[], value: unknown) =>
  setField(before, { widgetId: 'a', path, value });

/** What stands, as `front widget`; the page itself is null. */
const told = (document: PageDocument, spots = planRound({ front: 'se' })) =>
  keepCurrent(seen, { spots, document, areaId: 7 }).map(({ front, findings }) =>
    `${front} ${findings.map(({ widgetId }) => String(widgetId).replace('7-', '')).join(' ')}`.trim(),
  );

it.each<[string, PageDocument, readonly string[]]>([
  ['stands as long as nothing is changed', before, ['se a b null', 'fi a b null']],
  ['stands when its widget moves', moveWidget(before, 'a', 1), ['se a b null', 'fi a b null']],
  [
    'falls where the words are another language’s no more',
    written(['heading', 'fi'], 'Takkeja'),
    ['se a b null', 'fi b null'],
  ],
  [
    'falls where a picture is shown that was changed',
    written(['image', '*'], { file: 'c.webp', alt: {} }),
    ['se b null', 'fi a b null'],
  ],
  ['falls with its widget', removeWidget(before, 'a'), ['se b null', 'fi b null']],
])('what was seen %s', (_title, document, expected) => expect(told(document)).toEqual(expected));

it('falls where nobody looks any more', () =>
  expect(told(before, [swedish])).toEqual(['se a b null']));

it('is told of the place first that is looked at first', () =>
  expect(told(before, [finnish, swedish])).toEqual(['fi a b null', 'se a b null']));

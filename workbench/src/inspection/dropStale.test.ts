import type { RenderedFinding, PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { moveWidget, removeWidget, setField } from '../editing/editDocument.ts';
import { dropStale } from './dropStale.ts';
import { planInspections } from './spots.ts';

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

const clipped = (widgetId: string | null): RenderedFinding => ({
  level: 'warning',
  code: 'text-clipped',
  widgetId,
});
const [swedish, finnish] = [
  { channel: 'se', language: 'sv', market: 'se' },
  { channel: 'fi', language: 'fi', market: 'fi' },
] as const;
const seen = [swedish, finnish].map((spot) => ({
  ...spot,
  width: 390,
  of: before,
  findings: [clipped('7-a'), clipped('7-b'), clipped(null)],
}));
const written = (path: readonly string[], value: unknown) =>
  setField(before, { widgetId: 'a', path, value });

/** The remaining findings, as `channel widget`; the page itself is null. */
const reported = (document: PageDocument, spots = planInspections({ channel: 'se' })) =>
  dropStale(seen, { spots, document, areaId: 7 }).map(({ channel, findings }) =>
    `${channel} ${findings.map(({ widgetId }) => String(widgetId).replace('7-', '')).join(' ')}`.trim(),
  );

it.each<[string, PageDocument, readonly string[]]>([
  ['stays as long as nothing is changed', before, ['se a b null', 'fi a b null']],
  ['stays when its widget moves', moveWidget(before, 'a', 1), ['se a b null', 'fi a b null']],
  [
    'is dropped where the text is no longer a fallback of another language',
    written(['heading', 'fi'], 'Takkeja'),
    ['se a b null', 'fi b null'],
  ],
  [
    'is dropped where the shown picture was changed',
    written(['image', '*'], { file: 'c.webp', alt: {} }),
    ['se b null', 'fi a b null'],
  ],
  ['is dropped with its widget', removeWidget(before, 'a'), ['se b null', 'fi b null']],
])('a rendered finding %s', (_title, document, expected) =>
  expect(reported(document)).toEqual(expected),
);

it('is dropped for spots that are no longer inspected', () =>
  expect(reported(before, [swedish])).toEqual(['se a b null']));

it('lists the first inspected spot first', () =>
  expect(reported(before, [finnish, swedish])).toEqual(['fi a b null', 'se a b null']));

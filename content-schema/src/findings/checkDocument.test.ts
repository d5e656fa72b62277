import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../exampleOf.ts';
import { storeFields } from '../document/storeFields.ts';
import type { StoredWidget } from '../document/pageDocument.ts';
import { shapeOf, type WidgetType } from '../read/parseWidget.ts';
import { widgetDefinitions } from '../widgetDefinitions.ts';
import { checkDocument } from './checkDocument.ts';

const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;

function stored(type: WidgetType, configuration: Readonly<Record<string, unknown>>): StoredWidget {
  const { $version: _version, ...values } = configuration;
  const { version, fields } = shapeOf(type);
  return {
    id: type,
    type,
    version,
    name: type,
    size: 'full',
    fields: storeFields({ sv: values, nb: values, da: values, fi: values }, fields, marketOf),
  };
}

const text = (word: string) => ({ sv: word, nb: word, da: word, fi: word });
const page = (widgets: readonly unknown[], changes: object = {}) => ({
  name: 'Om oss',
  title: text('Om oss'),
  description: text('Vilka vi är'),
  alias: text('om-oss'),
  tags: [],
  containers: [
    { id: 'row', name: 'Rad', layout: 'full', design: 'default', responsiveMode: '', widgets },
  ],
  ...changes,
});
const told = (value: unknown) =>
  checkDocument(value).findings.map(({ level, path, code }) => `${level} ${path} ${code}`);
const hero = {
  id: 'hero',
  type: 'hero',
  version: 1,
  name: 'Hero',
  size: 'full',
  fields: { heading: text('Kappväder') },
};
const at = 'containers[0].widgets[0]';
const opening = {
  id: 'opening',
  type: 'text',
  version: shapeOf('text').version,
  name: 'Opening',
  size: 'full',
  fields: { heading: text('Om oss') },
};

/** A widget in a row, each for its own audience, or at its own time. */
const inRow = (row: object, widget: object) =>
  page([], {
    containers: [
      {
        id: 'row',
        name: 'Rad',
        layout: 'full',
        design: 'default',
        responsiveMode: '',
        audience: row,
        widgets: [{ ...hero, audience: widget }],
      },
    ],
  });
const atTime = (row: object, widget: object) =>
  page([], {
    containers: [
      {
        id: 'row',
        name: 'Rad',
        layout: 'full',
        design: 'default',
        responsiveMode: '',
        schedule: row,
        widgets: [{ ...hero, schedule: widget }],
      },
    ],
  });

describe('a stored page', () => {
  it.each(
    widgetDefinitions.flatMap(({ type, examples }) =>
      examples.map(({ title }) => [type, title] as const),
    ),
  )('of %s, “%s”, has nothing to say', (type, title) => {
    expect(
      told(page([opening, stored(type as WidgetType, exampleOf(type as WidgetType, title))])),
    ).toEqual([]);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['no object', [], ['error  not-object']],
    [
      'no name, title or place',
      { tags: [], containers: [] },
      ['error name not-text', 'error alias no-place'],
    ],
    [
      'an alias of two segments',
      page([], { alias: { ...text('om-oss'), fi: 'p/meista' } }),
      ['error alias.fi bad-alias'],
    ],
    [
      'an alias without its title',
      page([], { title: { sv: 'Om oss', nb: 'Om oss', da: 'Om os' } }),
      ['error title.fi required'],
    ],
    [
      'no Finnish address',
      page([], { alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os' } }),
      ['error alias.fi no-place'],
    ],
    ['two of one id', page([hero, hero]), ['error containers[0].widgets[1].id duplicate-id']],
    ['an id with blanks', page([{ ...hero, id: 'my hero' }]), [`error ${at}.id bad-id`]],
    ['no heading at all', page([{ ...hero, fields: {} }]), [`error ${at}.fields.heading required`]],
    [
      'a heading that lacks Finnish',
      page([{ ...hero, fields: { heading: { sv: 'A', nb: 'A', da: 'A' } } }]),
      [`warning ${at}.fields.heading.fi missing-translation`],
    ],
    [
      'a heading too long in one language',
      page([{ ...hero, fields: { heading: { ...text('A'), da: 'x'.repeat(61) } } }]),
      [`error ${at}.fields.heading.da too-long`],
    ],
    [
      'a heading that is a text for everybody',
      page([{ ...hero, fields: { heading: 'A' } }]),
      [`error ${at}.fields.heading not-object`],
    ],
    [
      'a link that runs a script',
      page([
        {
          ...hero,
          fields: {
            heading: text('A'),
            link: {
              ...text(''),
              sv: { label: 'B', href: 'javascript:1' },
              nb: { label: 'B', href: '/' },
              da: { label: 'B', href: '/' },
              fi: { label: 'B', href: '/' },
            },
          },
        },
      ]),
      [`error ${at}.fields.link.sv.href unsafe-href`],
    ],
    [
      'a picture without words',
      page([
        { ...hero, fields: { heading: text('A'), image: { '*': { file: 'a.webp', alt: {} } } } },
      ]),
      [`error ${at}.fields.image.*.alt no-alt`],
    ],
    [
      'a picture whose words are left empty for ornament',
      page([
        {
          ...hero,
          fields: { heading: text('A'), image: { '*': { file: 'a.webp', alt: text('') } } },
        },
      ]),
      [],
    ],
    [
      'a picture that lacks words in Danish',
      page([
        {
          ...hero,
          fields: {
            heading: text('A'),
            image: { '*': { file: 'a.webp', alt: { sv: 'B', nb: 'B', fi: 'B' } } },
          },
        },
      ]),
      [`warning ${at}.fields.image.*.alt.da missing-translation`],
    ],
    [
      'a picture whose focal point lies outside it',
      page([
        {
          ...hero,
          fields: {
            heading: text('A'),
            image: { '*': { file: 'a.webp', alt: text(''), focalPoint: { x: 2, y: 0 } } },
          },
        },
      ]),
      [`warning ${at}.fields.image.*.focalPoint no-point`],
    ],
    [
      'a question to a shelf that is no name',
      page([
        {
          ...hero,
          type: 'product-list',
          version: 2,
          fields: {
            heading: text('A'),
            query: Object.fromEntries(
              ['sv', 'nb', 'da', 'fi'].map((language) => [
                language,
                { sort: 'LATEST', take: 4, category: language === 'da' ? 5 : 'dam' },
              ]),
            ),
          },
        },
      ]),
      [`error ${at}.fields.query.da.category not-text`],
    ],
    [
      'an item without its caption',
      page([
        {
          ...hero,
          type: 'selling-points',
          fields: { heading: text('A'), figures: [{ figure: text('14') }] },
        },
      ]),
      [`error ${at}.fields.figures[0].caption required`],
    ],
    [
      'too many items',
      page([
        {
          ...hero,
          type: 'selling-points',
          fields: {
            heading: text('A'),
            figures: Array.from({ length: 5 }, () => ({ figure: text('1'), caption: text('a') })),
          },
        },
      ]),
      [`error ${at}.fields.figures too-many`],
    ],
    [
      'two questions of one name, whose answers would take each other’s place',
      page([
        {
          ...hero,
          type: 'form',
          fields: {
            heading: text('A'),
            topic: text('A'),
            consent: text('B'),
            thanks: text('C'),
            fields: ['e-post', 'namn', ' e-post'].map((name) => ({ name, label: text('D') })),
          },
        },
      ]),
      [`error ${at}.fields.fields[2].name not-distinct`],
    ],
    [
      'picked products of which there are none',
      page([
        {
          ...hero,
          type: 'product-list',
          version: 2,
          fields: { heading: text('A'), source: 'picked' },
        },
      ]),
      [`error ${at}.fields.products required`],
    ],
    [
      'a widget of nobody’s',
      page([{ ...hero, type: 'carousel-3000' }]),
      [`error ${at}.type unknown-widget`],
    ],
    [
      'a widget of tomorrow',
      page([{ ...hero, version: 9 }]),
      [`error ${at}.version newer-version`],
    ],
    [
      'a field nobody reads',
      page([{ ...hero, fields: { heading: text('A'), headline: text('B') } }]),
      [`hint ${at}.fields.headline unread-field`],
    ],
    [
      'a day that is not',
      page([{ ...hero, schedule: { from: '2026-02-30T08:00', timeZone: 'market' } }]),
      [`error ${at}.schedule.from bad-time`],
    ],
    [
      'an end before its beginning',
      page([
        {
          ...hero,
          schedule: { from: '2026-11-30T08:00', to: '2026-11-29T08:00', timeZone: 'Europe/Oslo' },
        },
      ]),
      [`error ${at}.schedule.to ends-before-it-begins`],
    ],
    [
      'a zone of Mars',
      page([{ ...hero, schedule: { timeZone: 'Mars/Olympus' } }]),
      [`error ${at}.schedule.timeZone bad-zone`],
    ],
    [
      'an audience of cats',
      page([{ ...hero, audience: { customerTypes: ['PERSON', 'CAT'], membership: 'cat' } }]),
      [
        `error ${at}.audience.customerTypes[1] unknown-option`,
        `error ${at}.audience.membership unknown-option`,
      ],
    ],
    [
      'audiences that are no lists, and a language of nobody',
      page([
        {
          ...hero,
          audience: { customerTypes: 5, channels: 'se', languages: ['sv', 'en'], markets: [''] },
        },
      ]),
      [
        `error ${at}.audience.channels not-list`,
        `error ${at}.audience.markets[0] unknown-option`,
        `error ${at}.audience.languages[1] unknown-option`,
        `error ${at}.audience.customerTypes not-list`,
      ],
    ],
    [
      'a row that ends before it begins, for cats',
      page([], {
        containers: [
          {
            id: 'row',
            name: 'Rad',
            layout: 'full',
            design: 'default',
            responsiveMode: '',
            widgets: [],
            schedule: { from: '2026-11-30T08:00', to: '2026-11-29T08:00', timeZone: 'market' },
            audience: { membership: 'cat' },
          },
        ],
      }),
      [
        'error containers[0].schedule.to ends-before-it-begins',
        'error containers[0].audience.membership unknown-option',
      ],
    ],
    [
      'a row whose schedule is a text',
      page([], {
        containers: [
          {
            id: 'row',
            name: 'Rad',
            layout: 'full',
            design: 'default',
            responsiveMode: '',
            widgets: [],
            schedule: 'soon',
          },
        ],
      }),
      ['error containers[0].schedule not-object'],
    ],
    [
      'a widget of a row for others',
      inRow({ channels: ['se', 'no'] }, { channels: ['fi', 'dk'] }),
      [`warning ${at}.audience.channels nobody`],
    ],
    [
      'a widget for guests in a row for members, on phones in one for desktops',
      inRow(
        { membership: 'member', viewport: 'desktop' },
        { membership: 'guest', viewport: 'phone' },
      ),
      [`warning ${at}.audience.membership nobody`, `warning ${at}.audience.viewport nobody`],
    ],
    [
      'a widget of a row that shares one channel, and is for every market',
      inRow({ channels: ['se', 'no'], markets: [] }, { channels: ['no', 'fi'], markets: ['fi'] }),
      [],
    ],
    [
      'a widget that begins when its row ends',
      atTime(
        { to: '2026-11-30T08:00', timeZone: 'market' },
        { from: '2026-11-30T08:00', timeZone: 'market' },
      ),
      [`warning ${at}.schedule.from nobody`],
    ],
    [
      'a widget that ends a day before its row begins, by another clock',
      atTime(
        { from: '2026-11-30T08:00', timeZone: 'market' },
        { to: '2026-11-29T08:00', timeZone: 'Europe/Oslo' },
      ),
      [`warning ${at}.schedule.to nobody`],
    ],
    [
      'a widget that begins an hour after its row ends, by a clock that may be behind',
      atTime(
        { to: '2026-11-30T08:00', timeZone: 'market' },
        { from: '2026-11-30T09:00', timeZone: 'Europe/Helsinki' },
      ),
      [],
    ],
    [
      'content of version 1',
      page([{ ...hero, type: 'banner', fields: { presentation: 'hero', heading: text('A') } }]),
      [],
    ],
  ])('with %s', (_title, value, expected) => expect(told(value)).toEqual(expected));

  it('is never thrown at, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(fc.jsonValue()).map((widgets) => page(widgets)),
          fc.jsonValue().map((fields) => page([{ ...hero, fields }])),
          fc.jsonValue().map((audience) => page([{ ...hero, audience }])),
          fc
            .dictionary(
              fc.constantFrom('channels', 'languages', 'customerTypes', 'from', 'to', 'timeZone'),
              fc.jsonValue(),
            )
            .map((part) => page([{ ...hero, audience: part, schedule: part }])),
        ),
        (value) => {
          expect(Array.isArray(checkDocument(value).findings)).toBe(true);
        },
      ),
    );
  });
});

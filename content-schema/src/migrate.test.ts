import { describe, expect, expectTypeOf, it } from 'vitest';
import type { defineWidget, WidgetDefinition } from './defineWidget.ts';
import { type MigratesTo, migrate, type MigrationTable } from './migrate.ts';
import { parseWidget, type WidgetType } from './read/parseWidget.ts';
import { widgetDefinitions } from './widgetDefinitions.ts';

const table: MigrationTable = {
  card: {
    version: 3,
    migrations: {
      1: [
        { kind: 'become', type: 'poster', field: 'look', is: 'poster' },
        { kind: 'rename', from: 'words', to: 'text' },
      ],
      2: [
        { kind: 'drop', field: 'look' },
        { kind: 'set', field: 'tone', value: 'shade' },
        { kind: 'replace', field: 'size', from: 'huge', to: 'large' },
      ],
    },
  },
  poster: { version: 2, migrations: { 1: [{ kind: 'rename', from: 'words', to: 'heading' }] } },
};

describe('content of an earlier version', () => {
  it.each([
    [
      'passes every version between',
      { type: 'card', version: 1, values: { words: 'A', look: 'plain', size: 'huge' } },
      { type: 'card', version: 3, values: { text: 'A', tone: 'shade', size: 'large' } },
    ],
    [
      'keeps its current values',
      { type: 'card', version: 2, values: { tone: 'tint' } },
      { type: 'card', version: 3, values: { tone: 'tint' } },
    ],
    [
      'becomes another type and is migrated on as that',
      { type: 'card', version: 1, values: { words: 'A', look: 'poster' } },
      { type: 'poster', version: 2, values: { heading: 'A' } },
    ],
    [
      'is unchanged where it is current',
      { type: 'card', version: 3, values: { words: 'A' } },
      { type: 'card', version: 3, values: { words: 'A' } },
    ],
    [
      'is unchanged where its type is unknown',
      { type: 'else', version: 1, values: {} },
      { type: 'else', version: 1, values: {} },
    ],
  ])('%s', (_title, widget, expected) => expect(migrate(widget, table)).toEqual(expected));
});

it('content of a version without a migration is a developer’s error, never read as it is', () => {
  expect(() => migrate({ type: 'card', version: 1, values: {} }, { card: { version: 2 } })).toThrow(
    'Nothing leads from version 1 of card to the next',
  );
});

it('a definition of a later version does not compile without the steps from each before it', () => {
  expectTypeOf<{ readonly version: 3 }>().not.toExtend<MigratesTo<3>>();
  expectTypeOf<{ readonly migrations: { readonly 1: readonly [] } }>().not.toExtend<
    MigratesTo<3>
  >();
  expectTypeOf<{
    readonly migrations: { readonly 1: readonly []; readonly 2: readonly [] };
  }>().toExtend<MigratesTo<3>>();
  expectTypeOf<typeof defineWidget<WidgetDefinition & { readonly version: 2 }>>()
    .parameter(0)
    .toExtend<MigratesTo<2>>();
});

/** As shops stored them in earlier versions; kept for as long as such content may exist. */
const stored: readonly (readonly [
  version: number,
  type: WidgetType,
  configuration: object,
  nowType: WidgetType,
  now: object,
])[] = [
  [
    1,
    'banner',
    { presentation: 'hero', tone: 'accent', heading: 'Kappväder' },
    'hero',
    { tone: 'accent', heading: 'Kappväder' },
  ],
  [
    1,
    'banner',
    { heading: 'Stickat' },
    'banner',
    { presentation: 'tile', tone: 'shade', heading: 'Stickat' },
  ],
  [
    1,
    'text',
    { presentation: 'figures', figures: [{ figure: '14', caption: 'dagar' }] },
    'selling-points',
    { figures: [{ figure: '14', caption: 'dagar' }] },
  ],
  [
    1,
    'text',
    { presentation: 'article', heading: 'Leverans', body: [{ kind: 'paragraph', text: ['A'] }] },
    'rich-text',
    { heading: 'Leverans', body: [{ kind: 'paragraph', text: ['A'] }] },
  ],
  [
    1,
    'text',
    { heading: 'Hyllor', figures: [] },
    'text',
    { alignment: 'start', heading: 'Hyllor' },
  ],
  [
    1,
    'product-list',
    { heading: 'Nytt', query: { sort: 'LATEST', take: 4 } },
    'product-list',
    {
      presentation: 'row',
      heading: 'Nytt',
      source: 'query',
      query: { sort: 'LATEST', take: 4 },
      products: [],
    },
  ],
  [
    1,
    'size-guide',
    {
      steps: [{ part: 'Fot', text: 'Till längsta tån.' }],
      tables: [
        {
          caption: 'Skor',
          columns: [{ head: 'EU' }, { head: 'Fot (cm)' }],
          rows: [{ size: '38', measures: [{ measure: '24,1' }] }],
        },
      ],
    },
    'size-guide',
    {
      steps: [{ part: 'Fot', text: 'Till längsta tån.', line: 'none' }],
      tables: [
        {
          caption: 'Skor',
          columns: [
            { head: 'EU', line: 'none' },
            { head: 'Fot (cm)', line: 'none' },
          ],
          rows: [{ size: '38', measures: [{ measure: '24,1' }] }],
        },
      ],
    },
  ],
];

describe('stored content of earlier versions', () => {
  it.each(stored)(
    'version %i %s is read: %o is now %s',
    (version, type, configuration, nowType, now) => {
      expect(
        parseWidget(
          type,
          JSON.stringify(version === 1 ? configuration : { $version: version, ...configuration }),
        ),
      ).toEqual({ kind: 'ok', value: { type: nowType, configuration: now } });
    },
  );

  const earlier = widgetDefinitions.flatMap((definition) =>
    Array.from({ length: definition.version - 1 }, (_, at) => ({ ...definition, old: at + 1 })),
  );
  it.each(earlier.map(({ type, old, migrations }) => [old, type, migrations] as const))(
    'version %i of %s has steps to the next, and a stored example',
    (old, type, migrations) => {
      expect(migrations).toHaveProperty([String(old)]);
      expect(
        stored.filter(([version, storedType]) => version === old && storedType === type),
      ).not.toEqual([]);
    },
  );
});

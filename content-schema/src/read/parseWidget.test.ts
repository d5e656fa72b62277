import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWidget } from './parseWidget.ts';
import { exampleOf } from '../exampleOf.ts';
import { widgetDefinitions } from '../widgetDefinitions.ts';
import type { WidgetType } from './parseWidget.ts';

const problemsOf = (type: string, configuration: unknown) => {
  const parsed = parseWidget(type, JSON.stringify(configuration));
  return parsed.kind === 'bad' ? parsed.problems.map((problem) => problem.path) : [];
};

describe('a widget is read by its definition', () => {
  for (const definition of widgetDefinitions) {
    for (const example of definition.examples) {
      it(`${definition.type}: the example “${example.title}” is valid`, () => {
        expect(
          parseWidget(
            definition.type,
            JSON.stringify(exampleOf(definition.type as WidgetType, example.title)),
          ),
        ).toMatchObject({ kind: 'ok', value: { type: definition.type } });
      });
    }
  }

  it('fills in what a choice and a list leave out', () => {
    expect(parseWidget('product-list', '{"$version":2,"heading":"A"}')).toEqual({
      kind: 'ok',
      value: {
        type: 'product-list',
        configuration: { heading: 'A', presentation: 'row', source: 'query', products: [] },
      },
    });
  });

  it.each([
    ['hero', {}, ['heading']],
    ['hero', { heading: 'x'.repeat(61) }, ['heading']],
    ['hero', { heading: 'A', link: { label: 'B', href: 'javascript:alert(1)' } }, ['link.href']],
    ['hero', { heading: 'A', link: { label: ' ', href: '/' } }, ['link.label']],
    ['hero', { heading: ' \u0000\u200b ' }, ['heading']],
    ['hero', { heading: 'A', link: { label: '\u00ad', href: '/' } }, ['link.label']],
    [
      'rich-text',
      {
        body: [
          { kind: 'heading', level: 2, text: '\u2028' },
          { kind: 'paragraph', text: [{ kind: 'link', text: ' ', href: '/' }] },
        ],
      },
      ['body[0].text', 'body[1].text[0].text'],
    ],
    ['hero', { heading: 'A', image: { file: '../secret', alt: '' } }, ['image.file']],
    ['hero', { heading: 'A', tone: 'neon' }, ['tone']],
    ['rich-text', { body: [{ kind: 'script', text: 'x' }] }, ['body[0]']],
    [
      'rich-text',
      { body: [{ kind: 'paragraph', text: [{ kind: 'link', text: 'x', href: '//evil' }] }] },
      ['body[0].text[0]'],
    ],
    [
      'rich-text',
      { body: [{ kind: 'table', caption: ' ', columns: ['EU'], rows: [] }] },
      ['body[0].caption', 'body[0].columns', 'body[0].rows'],
    ],
    [
      'rich-text',
      {
        body: [
          {
            kind: 'table',
            caption: 'Dam',
            columns: ['EU', 'Midja (cm)'],
            rows: [['34', '64'], ['36'], ['', '68']],
          },
        ],
      },
      ['body[0].rows[1]', 'body[0].rows[2]'],
    ],
    ['selling-points', { figures: [{ figure: '1' }] }, ['figures[0].caption']],
    ['selling-points', {}, ['figures']],
    [
      'form',
      {
        topic: 'A',
        consent: 'B',
        thanks: 'C',
        fields: [
          { name: 'namn', label: 'D' },
          { name: 'namn ', label: 'E' },
        ],
      },
      ['fields[1].name'],
    ],
    [
      'rich-text',
      { body: [{ kind: 'list', isOrdered: 'yes', items: [['A']] }] },
      ['body[0].isOrdered'],
    ],
    [
      'product-list',
      { $version: 2, heading: 'A', query: { sort: 'X', take: 99 }, products: ['1'] },
      ['query.sort', 'query.take', 'products'],
    ],
    [
      'product-list',
      {
        $version: 2,
        heading: 'A',
        query: { sort: 'LATEST', take: 4, category: 5, brand: ['lumi'], campaign: {} },
      },
      ['query.category', 'query.brand', 'query.campaign'],
    ],
    ['banner', { $version: 3, heading: 'A' }, ['$version']],
    ['banner', { $version: '2', heading: 'A' }, ['$version']],
    ['hero', [], ['configuration']],
    ['nonsense', {}, ['type']],
  ])('%s %o names %o', (type, configuration, paths) =>
    expect(problemsOf(type, configuration)).toEqual(paths),
  );

  it('leaves out meaningless texts, and reads blanks as no description', () => {
    expect(
      parseWidget(
        'hero',
        JSON.stringify({ heading: 'A', eyebrow: ' ', image: { file: 'a.webp', alt: ' ' } }),
      ),
    ).toEqual({
      kind: 'ok',
      value: {
        type: 'hero',
        configuration: expect.not.objectContaining({
          eyebrow: expect.anything() as unknown,
        }) as object,
      },
    });
    expect(
      parseWidget('image', JSON.stringify({ image: { file: 'a.webp', alt: ' ' } })),
    ).toMatchObject({ value: { configuration: { image: { alt: '' } } } });
  });

  it('reads a list without an order as unordered, and a blank alias as none', () => {
    expect(
      parseWidget(
        'rich-text',
        JSON.stringify({ body: [{ kind: 'list', isOrdered: null, items: [['A']] }] }),
      ),
    ).toMatchObject({ value: { configuration: { body: [{ isOrdered: false }] } } });
    expect(
      parseWidget(
        'product-list',
        JSON.stringify({
          $version: 2,
          heading: 'A',
          query: { sort: 'LATEST', take: 4, category: ' ', brand: null },
        }),
      ),
    ).toMatchObject({ value: { configuration: { query: { sort: 'LATEST', take: 4 } } } });
  });

  it('keeps a picture whose focal point is malformed', () => {
    expect(
      parseWidget(
        'image',
        JSON.stringify({ image: { file: 'a.webp', alt: 'A', focalPoint: { x: 4 } } }),
      ),
    ).toEqual({
      kind: 'ok',
      value: {
        type: 'image',
        configuration: expect.objectContaining({ image: { file: 'a.webp', alt: 'A' } }) as object,
      },
    });
  });

  it('names broken JSON instead of throwing', () => {
    expect(parseWidget('banner', '{')).toMatchObject({
      kind: 'bad',
      problems: [{ path: 'configuration' }],
    });
  });

  it('never throws, whatever an outside system sends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...widgetDefinitions.map(({ type: known }) => known)),
        fc.jsonValue(),
        (type, value) => {
          expect(['ok', 'bad']).toContain(parseWidget(type, JSON.stringify(value)).kind);
        },
      ),
    );
  });
});

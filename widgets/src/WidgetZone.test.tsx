// @vitest-environment happy-dom
import type { WidgetType } from '@solvik/content-schema';
import {
  exampleOf as exampleConfiguration,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placeText } from './testing/placeText.ts';
import { exampleOf, storySurroundings } from './testing/storyWidget.ts';
import type { PlacedContainer, PlacedWidget } from './widgetProps.ts';
import { loadWidgets } from './widgetRenderers.ts';
import { WidgetZone } from './WidgetZone.tsx';

beforeAll(() => loadWidgets(widgetDefinitions.map(({ type }) => type as WidgetType)));
afterEach(cleanup);

const examples = widgetDefinitions.flatMap(({ type, examples: own }) =>
  own.map(({ title }) => ({ type: type as WidgetType, title })),
);

/** Every example of every widget, each in a row of its own. */
const containers: readonly PlacedContainer[] = await Promise.all(
  examples.map(async ({ type, title }, at) => {
    const placed = await placeText(
      type,
      JSON.stringify(exampleConfiguration(type, title)),
      `7-${String(at)}`,
    );
    if (!placed) throw new Error(`The example “${title}” of ${type} cannot be read.`);
    return {
      id: String(at),
      layout: 'full' as const,
      design: 'default' as const,
      widgets: [placed],
    };
  }),
);

/** A fixed moment, so that a countdown renders the same twice. */
const clock = () => Date.parse('2026-11-21T10:00:00Z');

const draw = (isPreview: boolean): string => {
  const { container } = render(
    <WidgetZone
      {...storySurroundings}
      clock={clock}
      containers={containers}
      onError={(_placed, error) => {
        throw error;
      }}
      preview={
        isPreview
          ? { brokenCard: ({ problems }) => <p>{problems.map(({ path }) => path).join()}</p> }
          : undefined
      }
    />,
  );
  const html = container.innerHTML;
  cleanup();
  // React's generated ids count up from one rendering to the next.
  return html.replaceAll(/_r_\w+_/g, 'id').replaceAll(/:r\w+:/g, 'id');
};

describe('an area in preview', () => {
  it('marks each widget with its id, and is otherwise what shoppers get', () => {
    const [shopper, editor] = [draw(false), draw(true)];
    expect(new Set(shopper.match(/data-widget="[\w-]+"/g)).size).toBe(widgetDefinitions.length);
    expect(shopper).not.toContain('data-preview');
    expect(editor.match(/data-preview-widget="7-\d+"/g)).toHaveLength(containers.length);
    expect(editor.replaceAll(/ data-preview-widget="7-\d+"/g, '')).toBe(
      shopper.replaceAll(' data-is-static=""', ''),
    );
  });
});

describe('the rows of an area', () => {
  const placed = (type: WidgetType, title: string, share: PlacedWidget['share'], at: number) =>
    ({
      id: String(at),
      widget: { type, configuration: exampleOf(type, title) },
      data: undefined,
      share,
    }) as PlacedWidget;
  const row = (id: string, widgets: readonly PlacedWidget[]): PlacedContainer => ({
    id,
    layout: widgets.length > 1 ? 'quarter' : 'full',
    design: 'default',
    widgets,
  });
  const tiles = (...shares: readonly PlacedWidget['share'][]) =>
    row(
      'tiles',
      shares.map((share, at) => placed('banner', 'Tile', share, at)),
    );
  const draw = (...rows: readonly PlacedContainer[]) =>
    render(
      <WidgetZone
        {...storySurroundings}
        containers={rows}
        onError={(_placed, error) => {
          throw error;
        }}
      />,
    ).container;

  it.each([
    {
      shares: ['half', 'quarter', 'quarter', 'quarter', 'quarter'] as const,
      isTall: true,
      outcome: 'is as tall as two rows beside two rows of small ones',
    },
    {
      shares: ['half', 'quarter', 'quarter'] as const,
      isTall: false,
      outcome: 'ends on their line beside one row',
    },
    { shares: ['half', 'half'] as const, isTall: false, outcome: 'ends on the other’s line' },
  ])('a half $outcome', ({ shares, isTall }) => {
    expect(draw(tiles(...shares)).querySelector('[data-has-tall-halves]') !== null).toBe(isTall);
  });

  it.each([
    {
      design: 'default',
      layout: 'full',
      bleed: undefined,
      outcome: 'has its widget’s own measure',
    },
    {
      design: 'contained',
      layout: 'full',
      bleed: 'none',
      outcome: 'keeps its widget within the margins',
    },
    {
      design: 'default',
      layout: 'half',
      bleed: 'phone',
      outcome: 'reaches a phone’s edges with its tiles',
    },
    {
      design: 'contained',
      layout: 'half',
      bleed: 'none',
      outcome: 'keeps its tiles within the margins',
    },
    { design: 'full-width', layout: 'half', bleed: undefined, outcome: 'runs from edge to edge' },
  ] as const)(
    'a row that is $design, its widgets $layout, $outcome',
    ({ design, layout, bleed }) => {
      const [given] = [{ ...tiles('half', 'half'), design, layout }];
      expect(
        draw(given).querySelector('[data-kind] > [data-bleed]')?.getAttribute('data-bleed') ??
          undefined,
      ).toBe(bleed);
    },
  );

  it('content for one viewport is marked for the style sheet, as row or widget, and does not block the first screen', () => {
    const hero = (at: number) => placed('hero', 'Winter coats', 'full', at);
    const area = draw(
      { ...row('phones', [hero(0)]), only: 'phone' },
      row('desktops', [{ ...hero(1), only: 'desktop' }]),
      row('all', [hero(2)]),
    );
    expect(
      [...area.querySelectorAll('[data-only]')].map((each) => [
        each.getAttribute('data-only'),
        each.hasAttribute('data-widget'),
      ]),
    ).toEqual([
      ['phone', false],
      ['desktop', true],
    ]);
    expect(
      [...area.querySelectorAll('img')].map(
        (picture) => picture.getAttribute('loading') ?? 'eager',
      ),
    ).toEqual(['lazy', 'lazy', 'eager']);
  });

  it('a row can stack on phones', () =>
    expect(
      draw({ ...tiles('quarter', 'quarter'), isStacked: true }).querySelector('[data-is-stacked]'),
    ).not.toBeNull());

  it('text that opens a section, in a row of its own, belongs to the next row', () => {
    const area = draw(
      row('words', [placed('text', 'Heading', 'full', 9)]),
      tiles('quarter', 'quarter'),
    );
    expect(
      [...(area.firstElementChild?.children ?? [])].map((child) => child.getAttribute('data-kind')),
    ).toEqual(['heading', 'section']);
  });

  it.each([
    { rows: 'a picture and another', kinds: ['hero', 'hero'], expected: ['eager', 'lazy'] },
    {
      rows: 'a heading of its own, a picture and another',
      kinds: ['text', 'hero', 'hero'],
      expected: ['eager', 'lazy'],
    },
    { rows: 'two headings and a picture', kinds: ['text', 'text', 'hero'], expected: ['eager'] },
    { rows: 'running text and a picture', kinds: ['rich-text', 'hero'], expected: ['lazy'] },
  ] as const)(
    'of $rows, the picture of the first screen alone is fetched at once',
    ({ kinds, expected }) => {
      const titles = { hero: 'Winter coats', text: 'Heading', 'rich-text': 'Article' } as const;
      const area = draw(
        ...kinds.map((type, at) => row(String(at), [placed(type, titles[type], 'full', at)])),
      );
      expect(
        [...area.querySelectorAll('img')].map(
          (picture) => picture.getAttribute('loading') ?? 'eager',
        ),
      ).toEqual(expected);
    },
  );
});

// @vitest-environment happy-dom
import { type WidgetType, widgetDefinitions } from '@solvik/content-schema';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from './testing/storyWidget.ts';
import type { PlacedContainer, PlacedWidget } from './widgetProps.ts';
import { loadWidgets } from './widgetRenderers.ts';
import { WidgetZone } from './WidgetZone.tsx';

beforeAll(() => loadWidgets(widgetDefinitions.map(({ type }) => type as WidgetType)));
afterEach(cleanup);

/** Every example that needs no data, each in a row of its own. */
const containers: readonly PlacedContainer[] = widgetDefinitions
  .filter(({ type }) => ['hero', 'banner', 'selling-points', 'text', 'rich-text'].includes(type))
  .flatMap(({ type, examples }) => examples.map(({ title }) => ({ type: type as WidgetType, title })))
  .map(({ type, title }, at) => ({
    id: String(at),
    layout: 'full',
    design: 'default',
    widgets: [{ id: `7-${String(at)}`, widget: { type, configuration: exampleOf(type, title) }, data: undefined, share: 'full' } as PlacedWidget],
  }));

const draw = (isPreview: boolean): string => {
  const { container } = render(<WidgetZone {...storySurroundings} containers={containers} onError={(_placed, error) => { throw error; }} preview={isPreview ? { brokenCard: ({ problems }) => <p>{problems.map(({ path }) => path).join()}</p> } : undefined} />);
  const html = container.innerHTML;
  cleanup();
  // Ids that React makes count up from one drawing to the next.
  return html.replaceAll(/_r_\w+_/g, 'id').replaceAll(/:r\w+:/g, 'id');
};

describe('an area that an editor looks at', () => {
  it('marks each widget with its id, and is otherwise what shoppers get', () => {
    const [shopper, editor] = [draw(false), draw(true)];
    expect(shopper).not.toContain('data-preview');
    expect(editor.match(/data-preview-widget="7-\d+"/g)).toHaveLength(containers.length);
    expect(editor.replaceAll(/ data-preview-widget="7-\d+"/g, '')).toBe(shopper);
  });
});

describe('the rows of an area', () => {
  const placed = (type: WidgetType, title: string, share: PlacedWidget['share'], at: number) =>
    ({ id: String(at), widget: { type, configuration: exampleOf(type, title) }, data: undefined, share }) as PlacedWidget;
  const row = (id: string, widgets: readonly PlacedWidget[]): PlacedContainer => ({ id, layout: widgets.length > 1 ? 'quarter' : 'full', design: 'default', widgets });
  const tiles = (...shares: readonly PlacedWidget['share'][]) => row('tiles', shares.map((share, at) => placed('banner', 'Tile', share, at)));
  const draw = (...rows: readonly PlacedContainer[]) => render(<WidgetZone {...storySurroundings} containers={rows} onError={(_placed, error) => { throw error; }} />).container;

  it.each([
    { shares: ['half', 'quarter', 'quarter', 'quarter', 'quarter'] as const, isTall: true, says: 'is as tall as two rows beside two rows of small ones' },
    { shares: ['half', 'quarter', 'quarter'] as const, isTall: false, says: 'ends on their line beside one row' },
    { shares: ['half', 'half'] as const, isTall: false, says: 'ends on the other’s line' },
  ])('a half $says', ({ shares, isTall }) => {
    expect(draw(tiles(...shares)).querySelector('[data-has-tall-halves]') !== null).toBe(isTall);
  });

  it('words that open a section, in a row of their own, belong to what comes next', () => {
    const area = draw(row('words', [placed('text', 'Heading', 'full', 9)]), tiles('quarter', 'quarter'));
    expect([...(area.firstElementChild?.children ?? [])].map((child) => child.getAttribute('data-kind'))).toEqual(['heading', 'section']);
  });

  it.each([
    { rows: 'a picture and another', kinds: ['hero', 'hero'], expected: ['eager', 'lazy'] },
    { rows: 'a heading of its own, a picture and another', kinds: ['text', 'hero', 'hero'], expected: ['eager', 'lazy'] },
    { rows: 'two headings and a picture', kinds: ['text', 'text', 'hero'], expected: ['eager'] },
    { rows: 'running text and a picture', kinds: ['rich-text', 'hero'], expected: ['lazy'] },
  ] as const)('of $rows, the picture of the first screen alone is fetched at once', ({ kinds, expected }) => {
    const titles = { hero: 'Winter coats', text: 'Heading', 'rich-text': 'Article' } as const;
    const area = draw(...kinds.map((type, at) => row(String(at), [placed(type, titles[type], 'full', at)])));
    expect([...area.querySelectorAll('img')].map((picture) => picture.getAttribute('loading') ?? 'eager')).toEqual(expected);
  });
});

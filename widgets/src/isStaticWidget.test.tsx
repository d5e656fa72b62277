// @vitest-environment happy-dom
import type { WidgetType } from '@solvik/content-schema';
import {
  exampleOf as exampleConfiguration,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import { type RetainedPart, KnownMarkupProvider } from '@solvik/design-system';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { isStaticWidget } from './isStaticWidget.ts';
import { placeText } from './testing/placeText.ts';
import { storySurroundings } from './testing/storyWidget.ts';
import type { PlacedWidget, WidgetSurroundings } from './widgetProps.ts';
import { loadWidgets } from './widgetRenderers.ts';
import { WidgetSlot } from './WidgetSlot.tsx';

const types = widgetDefinitions.map(({ type }) => type as WidgetType);
beforeAll(() => loadWidgets(types));

type Changes = Readonly<Record<string, unknown>>;

async function place(
  type: WidgetType,
  title: string,
  changes: Changes = {},
): Promise<PlacedWidget> {
  const placed = await placeText(
    type,
    JSON.stringify(exampleConfiguration(type, title, changes)),
    '1-story',
  );
  if (!placed) throw new Error(`The example “${title}” of ${type} cannot be read.`);
  return placed;
}

const slot = (placed: PlacedWidget, surroundings: Partial<WidgetSurroundings> = {}) => (
  <WidgetSlot
    placed={placed}
    surroundings={{ ...storySurroundings, ...surroundings }}
    isPreview={false}
    onError={() => undefined}
  />
);

/** Elements that need scripts, or a keyboard focus managed by scripts. */
const answering =
  'button, input, select, textarea, form, dialog, video, audio, iframe, [tabindex], [aria-live]';

const examples = await Promise.all(
  widgetDefinitions.flatMap(({ type, examples: own }) =>
    own.map(async ({ title }) => [type, title, await place(type as WidgetType, title)] as const),
  ),
);

describe('a static widget', () => {
  const shown = examples.filter(([, , placed]) => isStaticWidget(placed));

  it.each(shown)('has nothing that needs scripts: %s, “%s”', (_type, _title, placed) => {
    const cell = document.createElement('div');
    cell.innerHTML = renderToString(slot(placed));
    expect(cell.querySelector('[data-is-static]')?.childElementCount).toBeGreaterThan(0);
    expect([...cell.querySelectorAll(answering)].map(({ tagName }) => tagName)).toEqual([]);
  });

  it.each([
    ['rich-text', 'Article', {}, true],
    ['rich-text', 'Size table', {}, false],
    ['html', 'Terms with a table', { markup: '<p>Vi <b>lagar</b> plagg.</p>' }, true],
    ['html', 'Terms with a table', { markup: '<table><tr><td>38</td></tr></table>' }, false],
    [
      'html',
      'Terms with a table',
      { markup: '<div><p>a</p><table><tr><td>38</td></tr></table></div>' },
      false,
    ],
    ['product-list', 'Row', {}, false],
  ] as const)(
    'holds no table and no products: %s, “%s”, %o: %s',
    async (type, title, changes, isStatic) => {
      expect(isStaticWidget(await place(type, title, changes))).toBe(isStatic);
    },
  );
});

describe('a static widget that a server caches', () => {
  /** Caches as a server does: by source and variant. */
  function retainMarkup() {
    const retained = new Map<object, Map<string, string>>();
    return ({ source, variant, element }: RetainedPart): string => {
      const known = retained.get(source) ?? new Map<string, string>();
      const markup = known.get(variant) ?? renderToString(element);
      retained.set(source, known.set(variant, markup));
      return markup;
    };
  }
  /**
   * Except for Suspense's marks, and for preloads, which the cache moves to the head of the page.
   */
  const inPlace = (markup: string) =>
    markup.replaceAll(/<!--\/?\$-->|<link rel="preload"[^>]*>/g, '');

  it.each<[string, Partial<WidgetSurroundings>]>([
    ['further down', { isFirst: false }],
    ['with a heading of another level', { headingLevel: 3 }],
    ['in another width', { share: 'quarter' }],
  ])('is another %s', async (_where, elsewhere) => {
    const placed = await place('hero', 'Winter coats');
    const markupOf = retainMarkup();
    const [first, second] = [{}, elsewhere].map((surroundings) => {
      const widget = slot(placed, surroundings);
      const retained = renderToString(
        <KnownMarkupProvider value={{ markupOf }}>{widget}</KnownMarkupProvider>,
      );
      return { kept: inPlace(retained), full: inPlace(renderToString(widget)) };
    });
    expect([first?.kept, second?.kept]).toEqual([first?.full, second?.full]);
    expect(second?.full).not.toBe(first?.full);
  });

  it('is rendered again with what it is given', async () => {
    const placed = await place('category-tiles', 'Shelves');
    const markupOf = retainMarkup();
    const shown = ['Dam', 'Herr'].map((title) => {
      const given = {
        ...placed,
        data: { tiles: [{ key: title, title, href: '#' }] },
      } as PlacedWidget;
      return renderToString(
        <KnownMarkupProvider value={{ markupOf }}>{slot(given)}</KnownMarkupProvider>,
      );
    });
    expect(shown.map((markup) => /Dam|Herr/.exec(markup)?.[0])).toEqual(['Dam', 'Herr']);
  });
});

it('a static widget that a browser hydrated is rendered once another replaces it', async () => {
  const [first, second] = await Promise.all([
    place('text', 'Heading', { heading: 'Nyheter' }),
    place('text', 'Heading', { heading: 'Rea' }),
  ]);
  const container = document.createElement('div');
  container.innerHTML = renderToString(slot(first));
  const page = (placed: PlacedWidget) => (
    <KnownMarkupProvider value={{ isHydrating: () => true }}>{slot(placed)}</KnownMarkupProvider>
  );
  const root = await act(async () => hydrateRoot(container, page(first)));
  expect(container.textContent).toContain('Nyheter');
  await act(async () => root.render(page(second)));
  expect(container.textContent).toContain('Rea');
  expect(container.textContent).not.toContain('Nyheter');
});

import type { WidgetType } from '@solvik/content-schema';
import { widgetDefinitions } from '@solvik/content-schema/editing';
import { Parser } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWidgets } from '../widgetRenderers.ts';
import { WidgetZone } from '../WidgetZone.tsx';
import { drawPayloads } from './drawPayloads.ts';
import type { PlacedContainer, PlacedWidget } from '../widgetProps.ts';
import { exampleOf, storySurroundings } from './storyWidget.ts';

/** `npm run report:content` generates a thousand. */
const count = Number(process.env.PAYLOADS ?? 25);

const types = widgetDefinitions.map(({ type }) => type as WidgetType);
beforeAll(() => loadWidgets(types));

const addresses = new Set([
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'poster',
  'data',
  'xlink:href',
]);

/** Browsers drop blanks and control characters before they parse the scheme. */
const isScript = (address: string): boolean =>
  // oxlint-disable-next-line no-control-regex
  /^(javascript|data|vbscript):/i.test(address.replaceAll(/[\u0000-\u0020]/g, ''));

/** What would run: script elements, handlers, whole pages and addresses that are scripts. */
function scriptsIn(html: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (
          attribute.startsWith('on') ||
          attribute === 'srcdoc' ||
          (addresses.has(attribute) && isScript(value))
        )
          found.push(`<${name} ${attribute}="${value}">`);
      }
    },
  });
  parser.end(html);
  return found;
}

/** React leaves this mark where a part failed on the server. */
const errorMark = '<!--$!-->';

const drawnOnServer = (container: PlacedContainer, surroundings = storySurroundings): string =>
  renderToString(
    <WidgetZone
      {...surroundings}
      containers={[container]}
      onError={(_placed, error) => {
        throw error;
      }}
    />,
  );

it('detects a part that failed on the server, and renders the others', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const placed = (id: string, type: 'hero' | 'text', title: string) =>
    ({
      id,
      widget: { type, configuration: exampleOf(type, title) },
      data: undefined,
      share: 'full',
    }) as PlacedWidget;
  const container: PlacedContainer = {
    id: 'row',
    layout: 'full',
    design: 'default',
    widgets: [placed('1-hero', 'hero', 'Winter coats'), placed('1-text', 'text', 'Heading')],
  };
  expect(drawnOnServer(container)).not.toContain(errorMark);
  const broken = drawnOnServer(container, {
    ...storySurroundings,
    picture: () => {
      throw new Error('This picture breaks its part.');
    },
  });
  expect(broken).toContain(errorMark);
  expect(broken).toContain('data-widget="text"');
  logged.mockRestore();
});

it('detects what would run', () => {
  expect(
    scriptsIn(
      '<p title="javascript:x">&lt;script&gt;</p><a href=" JavaScript:alert(1)">x</a><a href="java&#9;script:alert(1)">x</a><iframe srcdoc="x"></iframe><img src=x onerror=alert(1)><script>x</script>',
    ),
  ).toEqual([
    '<a href=" JavaScript:alert(1)">',
    '<a href="java\tscript:alert(1)">',
    '<iframe srcdoc="x">',
    '<img onerror="alert(1)">',
    '<script>',
  ]);
});

describe.each(types)('generated payloads of %s on the server', (type) => {
  it.each(['valid', 'mutated'] as const)(
    '%s payloads break no page and run no script',
    async (kind) => {
      const { containers, unread } = await drawPayloads({ type, kind, seed: 1, count });
      expect(containers.length + unread).toBe(count);
      for (const container of containers) {
        const html = drawnOnServer(container);
        expect(html, JSON.stringify(container.widgets)).not.toContain(errorMark);
        expect(scriptsIn(html), JSON.stringify(container.widgets)).toEqual([]);
      }
    },
  );
});

// @vitest-environment happy-dom
import { widgetDefinitions, type WidgetType } from '@solvik/content-schema';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWidgets } from '../widgetRenderers.ts';
import { WidgetZone } from '../WidgetZone.tsx';
import { drawPayloads } from './drawPayloads.ts';
import { storySurroundings } from './storyWidget.ts';

/** `npm run report:content` asks for a thousand. */
const count = Number(process.env.PAYLOADS ?? 25);

const types = widgetDefinitions.map(({ type }) => type as WidgetType);
beforeAll(() => loadWidgets(types));

/** What would run: script elements, handlers and addresses that are scripts. */
function scriptsIn(html: string): readonly string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap((element) => [
    ...(element.tagName === 'SCRIPT' && element.getAttribute('type') !== 'application/ld+json' ? [element.outerHTML] : []),
    ...[...element.attributes].filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value)).map(({ name, value }) => `${name}="${value}"`),
  ]);
}

describe.each(types)('generated payloads of %s on the server', (type) => {
  it.each(['valid', 'mutated'] as const)('%s ones break no page and run no script', async (kind) => {
    const { containers, unread } = await drawPayloads({ type, kind, seed: 1, count });
    expect(containers.length + unread).toBe(count);
    for (const container of containers) {
      const html = renderToString(<WidgetZone {...storySurroundings} containers={[container]} onError={(_placed, error) => { throw error; }} />);
      // React leaves this mark where a part broke on the server.
      expect(html, JSON.stringify(container.widgets)).not.toContain('<!--$!-->');
      expect(scriptsIn(html), JSON.stringify(container.widgets)).toEqual([]);
    }
  });
});

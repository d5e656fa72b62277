import { widgetDefinitions, type WidgetType } from '@solvik/content-schema';
import { Parser } from 'htmlparser2';
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

const addresses = new Set(['href', 'src', 'srcset', 'srcdoc', 'action', 'formaction', 'poster', 'data', 'xlink:href']);

/** What would run: script elements, handlers and addresses that are scripts. */
function scriptsIn(html: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on') || (addresses.has(attribute) && /^\s*(javascript|data|vbscript):/i.test(value))) found.push(`<${name} ${attribute}="${value}">`);
      }
    },
  });
  parser.end(html);
  return found;
}

it('knows what would run when it sees it', () => {
  expect(scriptsIn('<p title="javascript:x">&lt;script&gt;</p><a href=" JavaScript:alert(1)">x</a><img src=x onerror=alert(1)><script>x</script>')).toEqual(['<a href=" JavaScript:alert(1)">', '<img onerror="alert(1)">', '<script>']);
});

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

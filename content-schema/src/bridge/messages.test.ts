import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bridgeProtocol,
  bridgeVersion,
  createSender,
  type EditorMessage,
  readEditorMessage,
  readPageMessage,
} from './messages.ts';

const sent = (message: object, changes: object = {}) => ({
  protocol: bridgeProtocol,
  version: bridgeVersion,
  sequence: 1,
  ...message,
  ...changes,
});
const widget = {
  id: '7-hero',
  name: 'Hero',
  type: 'hero',
  size: 'full',
  sortOrder: 0,
  configuration: '{}',
};
const entry = (children: readonly object[] = [], canonicalUrl = '/c/dam') => ({
  id: 'women',
  label: 'Dam',
  canonicalUrl,
  children,
});
const container = {
  id: 700,
  sortOrder: 0,
  name: 'Row',
  layout: 'full',
  responsiveMode: '',
  design: 'default',
  widgets: [widget],
};

describe('messages between an editor and a page', () => {
  it.each([
    [{ kind: 'hello' }],
    [{ kind: 'patch', areaId: 7, containers: [container] }],
    [
      {
        kind: 'patch',
        areaId: 7,
        containers: [
          { ...container, classNames: ['only-phone'], widgets: [{ ...widget, classNames: [] }] },
        ],
      },
    ],
    [{ kind: 'patch', areaId: 7, containers: [], title: 'Höst', description: 'Ull' }],
    [
      {
        kind: 'patch-menu',
        location: 'footer-first',
        title: 'Hjälp',
        items: [entry([entry([entry()])])],
      },
    ],
    [{ kind: 'patch-menu', location: 'main-desktop', items: [] }],
    [{ kind: 'show-menu', location: 'main-mobile' }],
    [{ kind: 'select', widgetId: '7-hero' }],
    [{ kind: 'select', widgetId: '7-hero', label: 'Toppyta' }],
    [{ kind: 'hover', widgetId: null }],
    [{ kind: 'mode', mode: 'use' }],
    [{ kind: 'inspect' }],
  ])('an editor’s %o is read', (message) =>
    expect(readEditorMessage(sent(message))).toEqual(sent(message)),
  );

  it.each([
    ['another protocol', sent({ kind: 'hello' }, { protocol: 'webpack' })],
    ['another version', sent({ kind: 'hello' }, { version: 2 })],
    ['no number', sent({ kind: 'hello' }, { sequence: undefined })],
    ['an unknown kind', sent({ kind: 'constructor' })],
    ['a patch without an area', sent({ kind: 'patch', containers: [] })],
    [
      'a widget without its configuration',
      sent({
        kind: 'patch',
        areaId: 7,
        containers: [{ ...container, widgets: [{ ...widget, configuration: {} }] }],
      }),
    ],
    [
      'malformed class names',
      sent({ kind: 'patch', areaId: 7, containers: [{ ...container, classNames: [7] }] }),
    ],
    [
      'class names of a widget that are not a list',
      sent({
        kind: 'patch',
        areaId: 7,
        containers: [{ ...container, widgets: [{ ...widget, classNames: 'only-phone' }] }],
      }),
    ],
    ['a title that is not text', sent({ kind: 'patch', areaId: 7, containers: [], title: {} })],
    ['a menu of no location', sent({ kind: 'patch-menu', location: 'constructor', items: [] })],
    [
      'a link that runs a script',
      sent({
        kind: 'patch-menu',
        location: 'footer-first',
        items: [entry([entry([], 'javascript:alert(1)')])],
      }),
    ],
    [
      'a menu deeper than allowed',
      sent({
        kind: 'patch-menu',
        location: 'footer-first',
        items: [entry([entry([entry([entry()])])])],
      }),
    ],
    ['an unknown mode', sent({ kind: 'mode', mode: 'admin' })],
    ['a page’s message', sent({ kind: 'ready', areas: [] })],
  ])('an editor’s message with %s is refused', (_title, value) =>
    expect(readEditorMessage(value)).toBeUndefined(),
  );

  it('a page’s messages are read, and not confused with an editor’s', () => {
    const ack = sent({
      kind: 'ack',
      answers: 3,
      problems: [{ widgetId: '7-hero', problems: [{ path: 'heading', code: 'required' }] }],
    });
    expect(readPageMessage(ack)).toEqual(ack);
    const ready = sent({ kind: 'ready', areas: [{ id: 7, name: 'Front' }] });
    expect(readPageMessage(ready)).toEqual(ready);
    expect(readPageMessage(sent({ kind: 'select', widgetId: null }))).toBeUndefined();
    expect(readPageMessage(sent({ kind: 'hello' }))).toBeUndefined();
  });

  const drawn = {
    level: 'warning',
    code: 'low-contrast',
    widgetId: '7-hero',
    words: 'Kappväder',
    values: { ratio: 2.1, needed: 3 },
  };
  it.each([
    [
      'well formed',
      [drawn, { level: 'hint', code: 'heavy-page', widgetId: null, picture: '/images/a.webp' }],
      true,
    ],
    ['none', [], true],
    ['no list', drawn, false],
    ['of an unknown code', [{ ...drawn, code: 'constructor' }], false],
    ['of an unknown level', [{ ...drawn, level: 'fatal' }], false],
    [
      'of a widget id that is not text',
      [{ ...drawn, widgetId: { toString: () => '7-hero' } }],
      false,
    ],
    ['too long', [{ ...drawn, words: 'x'.repeat(81) }], false],
    ['with an object for a value', [{ ...drawn, values: { ratio: { valueOf: 1 } } }], false],
    ['with a number that is not finite', [{ ...drawn, values: { ratio: Number.NaN } }], false],
    ['very many', Array.from({ length: 501 }, () => drawn), false],
  ])('findings of a page are read when they are %s', (_title, findings, isRead) => {
    expect(readPageMessage(sent({ kind: 'inspected', answers: 1, findings })) !== undefined).toBe(
      isRead,
    );
    expect(readPageMessage(sent({ kind: 'inspected', findings }))).toBeUndefined();
  });

  it('never throws, whatever is received', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.jsonValue().map((value) => sent({ kind: 'inspected', answers: 1, findings: value })),
          fc.jsonValue().map((value) => sent({ kind: 'inspected', answers: 1, findings: [value] })),
          fc.jsonValue().map((value) => sent({ kind: 'patch', areaId: 1, containers: value })),
          fc
            .jsonValue()
            .map((value) => sent({ kind: 'patch-menu', location: 'top-bar', items: value })),
        ),
        (value) => {
          expect([undefined, 'object']).toContain(readEditorMessage(value) && 'object');
          expect([undefined, 'object']).toContain(readPageMessage(value) && 'object');
        },
      ),
    );
  });

  it('are read as the reference shows them, each side’s by the other', () => {
    const page = readFileSync(
      new URL('../../../docs/reference/preview-bridge.md', import.meta.url),
      'utf8',
    );
    const exchange = /## An exchange\n\n```js\n([^`]*)```/.exec(page)?.[1] ?? '';
    const lines = exchange
      .replaceAll(/\n\s+/g, '')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('//'));
    const read = lines.map((line) => {
      const [speaker = '', message = ''] = line.split(/ (.*)/);
      const value: unknown = JSON.parse(message);
      return `${speaker}: ${(speaker === 'page' ? readPageMessage(value) : readEditorMessage(value))?.kind ?? 'not understood'}`;
    });
    expect(read).toEqual([
      'page: ready',
      'editor: hello',
      'page: ready',
      'editor: patch',
      'page: ack',
      'page: hover',
      'page: select',
      'editor: inspect',
      'page: inspected',
    ]);
  });

  it('are numbered as they are sent', () => {
    const posted: unknown[] = [];
    const send = createSender<EditorMessage>((message) => posted.push(message));
    expect([send({ kind: 'hello' }), send({ kind: 'mode', mode: 'use' })]).toEqual([1, 2]);
    expect(posted.map((message) => readEditorMessage(message)?.sequence)).toEqual([1, 2]);
  });
});

import { exampleOf } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { containsHtml, readArea } from './readArea.ts';

const widget = (id: string, changes: object = {}) => ({
  id,
  name: id,
  type: 'text',
  size: 'full',
  sortOrder: 0,
  classNames: [],
  configuration: JSON.stringify(exampleOf('text', 'Heading', {})),
  ...changes,
});
const html = widget('h', { type: 'html', configuration: JSON.stringify({ markup: '<p>Hej</p>' }) });
const row = (id: number, widgets: readonly ReturnType<typeof widget>[], changes: object = {}) => ({
  id,
  name: `row ${String(id)}`,
  layout: 'full',
  design: 'default',
  responsiveMode: '',
  classNames: [],
  sortOrder: id,
  widgets: [...widgets],
  ...changes,
});
const area = (...containers: readonly ReturnType<typeof row>[]) => ({
  id: 7,
  name: 'Front',
  title: null,
  tags: null,
  meta: null,
  containers: [...containers],
});
const read = (...containers: readonly ReturnType<typeof row>[]) =>
  readArea(area(...containers), { isPreview: false });

describe('a parsed area', () => {
  it('omits absent fields', () => expect(read()).toEqual({ id: 7, name: 'Front', containers: [] }));

  it('contains the page’s title', () => {
    const text = {
      title: 'Ull',
      tags: ['info', null],
      meta: { title: 'Om ull', description: null },
    };
    expect(readArea({ ...area(), ...text }, { isPreview: false })).toMatchObject({
      title: 'Ull',
      tags: ['info'],
      meta: { title: 'Om ull' },
    });
  });

  it('is sorted by order', () => {
    const { containers } = read(
      row(2, [widget('c')]),
      row(1, [widget('b', { sortOrder: 2 }), widget('a', { sortOrder: 1 })]),
    );
    expect(containers.map(({ widgets }) => widgets.map(({ id }) => id).join(''))).toEqual([
      'ab',
      'c',
    ]);
  });

  it('gives a widget the row’s share if its own is unknown', () => {
    const [{ widgets } = { widgets: [] }] = read(
      row(1, [widget('a', { size: 'Half' }), widget('b', { size: 'odd' })], { layout: 'third' }),
    ).containers;
    expect(widgets.map(({ share }) => share)).toEqual(['half', 'third']);
  });

  it('lists unreadable widgets in place, without their raw text', () => {
    const [found] = read(
      row(1, [
        widget('a'),
        widget('bad', { configuration: '{', sortOrder: 1 }),
        widget('b', { sortOrder: 2 }),
      ]),
    ).containers;
    expect(found?.widgets.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(found?.unreadable).toMatchObject([
      { id: 'bad', before: 1, raw: '', problems: [{ code: 'not-json' }] },
    ]);
  });

  it('keeps raw text only for editors', () => {
    const content = area(row(1, [widget('a'), widget('bad', { configuration: '{' })]));
    const [preview, shopper] = [true, false].map(
      (isPreview) => readArea(content, { isPreview }).containers[0],
    );
    expect([preview?.widgets[0]?.source?.type, preview?.unreadable?.[0]?.raw]).toEqual([
      'text',
      '{',
    ]);
    expect([shopper?.widgets[0]?.source, shopper?.unreadable?.[0]?.raw]).toEqual([undefined, '']);
  });

  it('reports a row of unknown layout', () => {
    const [found] = read(row(1, [], { layout: 'fifth' })).containers;
    expect(found).toMatchObject({
      layout: 'full',
      name: 'row 1',
      problems: [{ path: 'layout', code: 'unknown-option' }],
    });
  });

  it('has the nodes of markup in place of the markup', () => {
    const options = {
      isPreview: false,
      readHtml: (markup: string) => [{ kind: 'text' as const, text: markup }] as never,
    };
    const [found] = readArea(area(row(1, [html])), options).containers;
    expect(found?.widgets[0]).toMatchObject({
      nodes: [{ text: '<p>Hej</p>' }],
      widget: { configuration: { markup: '' } },
    });
    expect([containsHtml(area(row(1, [html]))), containsHtml(area(row(1, [widget('a')])))]).toEqual(
      [true, false],
    );
  });
});

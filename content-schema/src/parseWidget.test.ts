import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWidget } from './parseWidget.ts';
import { widgetDefinitions } from './widgetDefinitions.ts';

const problemsOf = (type: string, configuration: unknown) => {
  const parsed = parseWidget(type, JSON.stringify(configuration));
  return parsed.kind === 'bad' ? parsed.problems.map((problem) => problem.path) : [];
};

describe('a widget is read by its definition', () => {
  for (const definition of Object.values(widgetDefinitions)) {
    for (const example of definition.examples) {
      it(`${definition.type}: the example “${example.title}” is valid`, () => {
        expect(parseWidget(definition.type, JSON.stringify(example.configuration))).toMatchObject({ kind: 'ok', value: { type: definition.type } });
      });
    }
  }

  it('fills in what a choice and a list leave out', () => {
    expect(parseWidget('text', '{}')).toEqual({ kind: 'ok', value: { type: 'text', configuration: { presentation: 'article', figures: [] } } });
  });

  it.each([
    ['banner', {}, ['heading']],
    ['banner', { heading: 'x'.repeat(61) }, ['heading']],
    ['banner', { heading: 'A', link: { label: 'B', href: 'javascript:alert(1)' } }, ['link.href']],
    ['banner', { heading: 'A', link: { label: ' ', href: '/' } }, ['link.label']],
    ['banner', { heading: 'A', image: { file: '../secret', alt: '' } }, ['image.file']],
    ['banner', { heading: 'A', presentation: 'neon' }, ['presentation']],
    ['text', { body: [{ kind: 'script', text: 'x' }] }, ['body[0]']],
    ['text', { body: [{ kind: 'paragraph', text: [{ kind: 'link', text: 'x', href: '//evil' }] }] }, ['body[0].text[0]']],
    ['text', { body: [{ kind: 'table', caption: ' ', columns: ['EU'], rows: [] }] }, ['body[0].caption', 'body[0].columns', 'body[0].rows']],
    ['text', { body: [{ kind: 'table', caption: 'Dam', columns: ['EU', 'Midja (cm)'], rows: [['34', '64'], ['36'], ['', '68']] }] }, ['body[0].rows[1]', 'body[0].rows[2]']],
    ['text', { figures: [{ figure: '1' }] }, ['figures[0].caption']],
    ['product-list', { heading: 'A', query: { sort: 'X', take: 99 } }, ['query.sort', 'query.take']],
    ['banner', { $version: 2, heading: 'A' }, ['$version']],
    ['nonsense', {}, ['type']],
  ])('%s %o names %o', (type, configuration, paths) => expect(problemsOf(type, configuration)).toEqual(paths));

  it('names broken JSON instead of throwing', () => {
    expect(parseWidget('banner', '{')).toMatchObject({ kind: 'bad', problems: [{ path: 'configuration' }] });
  });

  it('never throws, whatever an outside system sends', () => {
    fc.assert(fc.property(fc.constantFrom(...Object.keys(widgetDefinitions)), fc.jsonValue(), (type, value) => {
      expect(['ok', 'bad']).toContain(parseWidget(type, JSON.stringify(value)).kind);
    }));
  });
});

import type { PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { picturesNamedIn, widgetsShowing } from '../images/pictureUses.ts';

const widget = (id: string, fields: StoredWidget['fields']): StoredWidget => ({
  id,
  type: 'image',
  version: 1,
  name: `Widget ${id}`,
  size: 'full',
  fields,
});
const page = (...widgets: StoredWidget[]): PageDocument => ({
  name: 'A',
  title: {},
  tags: [],
  containers: [
    { id: 'row', name: 'Row', layout: 'full', design: 'default', responsiveMode: '', widgets },
  ],
});

/** Fields of a widget → the files that are found in them. */
it.each<[string, StoredWidget['fields'], string[]]>([
  ['a picture', { image: { file: 'a.jpg', alt: {} } }, ['a.jpg']],
  [
    'one for each market',
    { image: { '*': { file: 'a.jpg', alt: {} }, fi: { file: 'b.webp', alt: {} } } },
    ['a.jpg', 'b.webp'],
  ],
  [
    'pictures in a list',
    { links: [{ image: { file: 'a.jpg' } }, {}, { image: { file: 'a.jpg' } }] },
    ['a.jpg', 'a.jpg'],
  ],
  [
    'one in markup',
    {
      html: {
        sv: '<img src="/images/media-%C3%A5.png?width=320" alt=""><img src=\'/images/b.jpg\'>',
      },
    },
    ['media-å.png', 'b.jpg'],
  ],
  [
    'text about files',
    { text: 'file: a.jpg', file: 'not a name', other: { file: '../a.jpg' } },
    [],
  ],
  ['nothing', {}, []],
])('%s', (_what, fields, files) => {
  expect(picturesNamedIn(page(widget('1', fields))).map(({ file }) => file)).toEqual(files);
});

it('gives the path of each, as findings do', () => {
  expect(
    picturesNamedIn(
      page(widget('1', {}), widget('2', { links: [{ image: { file: 'a.jpg' } }] })),
    ).map(({ path }) => path),
  ).toEqual(['containers[0].widgets[1].fields.links[0].image']);
});

it('finds the widgets that show it, each once, and none in a menu', () => {
  const document = page(
    widget('1', { image: { file: 'a.jpg' } }),
    widget('2', { before: { file: 'b.jpg' }, after: { file: 'b.jpg' } }),
  );
  expect(widgetsShowing(document, 'b.jpg')).toEqual([{ id: '2', name: 'Widget 2' }]);
  expect(widgetsShowing({ items: [] }, 'b.jpg')).toEqual([]);
});

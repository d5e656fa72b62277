// @vitest-environment happy-dom
import type { WidgetType } from '@solvik/content-schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadWidgetData, placeWidgets } from './placeWidgets.ts';
import { openShop, widget, list, area } from '../../testing/widgetShop.ts';

beforeEach(() => localStorage.clear());

async function dataOf(type: WidgetType, title: string, changes: object): Promise<unknown> {
  const context = { services: await openShop() };
  const content = area(widget(type, title, changes));
  await loadWidgetData(context, content);
  return placeWidgets(context, content).containers.flatMap(({ widgets }) => widgets)[0]?.data;
}

describe('the categories of category tiles', () => {
  it('have the catalogue’s names, addresses and pictures unless overridden, and are omitted if deleted', async () => {
    const image = { file: 'jumper.webp', alt: '' };
    expect(
      await dataOf('category-tiles', 'Shelves', {
        tiles: [
          { category: 'skor' },
          { category: 'gone' },
          { category: 'stickat', label: 'Tröjor', image },
        ],
      }),
    ).toEqual({
      tiles: [
        { key: 'skor', title: 'SKOR', href: '/c/skor', image: { file: 'skor.webp', alt: '' } },
        { key: 'stickat', title: 'Tröjor', href: '/c/stickat', image },
      ],
    });
  });

  it('render nothing if all are gone', async () => {
    expect(
      await dataOf('category-tiles', 'Shelves', {
        tiles: [{ category: 'gone' }, { category: 'lost' }],
      }),
    ).toBeUndefined();
  });
});

describe('the brands of a brand list', () => {
  it.each([
    [
      'are in the editor’s order',
      { presentation: 'chips', brands: [{ brand: 'tjärn' }, { brand: 'gone' }, { brand: 'lumi' }] },
      'Tjärn Lumi',
    ],
    [
      'are in the language’s order by letters',
      { presentation: 'letters', brands: [{ brand: 'åkerbär' }, { brand: 'lumi' }] },
      'Lumi Åkerbär',
    ],
    [
      'are all brands if none is named',
      { presentation: 'chips', brands: [] },
      'Lumi Tjärn Åkerbär',
    ],
  ])('%s', async (_case, changes, names) => {
    const data = (await dataOf('brand-list', 'Named', changes)) as {
      readonly brands: readonly { readonly name: string }[];
    };
    expect(data.brands.map(({ name }) => name).join(' ')).toBe(names);
  });
});

describe('the pieces of a look', () => {
  const piece = (id: number) => ({ place: { x: 0.5, y: id / 20 }, product: [id] });
  it('have a mark each; pieces not sold in the market have none', async () => {
    const data = (await dataOf('shop-the-look', 'One piece', {
      pieces: [piece(3), piece(12), piece(1)],
    })) as {
      readonly pieces: readonly {
        readonly place: { readonly y: number };
        readonly product: { readonly href: string };
      }[];
    };
    expect(
      data.pieces.map(({ place, product: { href } }) => `${href} at ${String(place.y)}`),
    ).toEqual(['/p/p3 at 0.15', '/p/p1 at 0.05']);
  });

  it('render no look if no piece is sold', async () =>
    expect(await dataOf('shop-the-look', 'One piece', { pieces: [piece(12)] })).toBeUndefined());
});

it('a failed source costs one widget', async () => {
  const services = await openShop(() => Promise.reject(new TypeError('offline')));
  const content = area(list({}), widget('text', 'Heading', {}));
  await loadWidgetData({ services }, content);
  expect(
    placeWidgets({ services }, content).containers.map(({ widgets }) =>
      widgets.map((placed) => placed.widget.type),
    ),
  ).toEqual([['text']]);
});

describe('an unreadable widget', () => {
  const bad = { ...widget('text', 'Heading', { heading: 4 }), id: 'bad' };

  it('is omitted for shoppers, and reported to the operator once', async () => {
    const reported: string[] = [];
    const services = {
      ...(await openShop()),
      report: ({ message }: Error) => reported.push(message),
    };
    const content = area(bad, widget('text', 'Heading', {}));
    await loadWidgetData({ services }, content);
    await loadWidgetData({ services }, content);
    expect(
      placeWidgets({ services }, content).containers.map(({ widgets, unreadable }) => [
        widgets.length,
        unreadable,
      ]),
    ).toEqual([[1, undefined]]);
    expect(reported).toEqual(['The widget “Heading” (bad, text) is not shown: heading: not-text']);
  });

  it.each([
    ['with an invalid field', bad, [{ path: 'heading', code: 'not-text' }]],
    [
      'of an unknown type',
      { ...bad, type: 'teleporter' as WidgetType },
      [{ path: 'type', code: 'unknown-widget', values: { type: 'teleporter' } }],
    ],
    [
      'of a newer version',
      { ...bad, configuration: '{"$version":99}' },
      [
        {
          path: '$version',
          code: 'newer-version',
          values: { given: 99, known: expect.any(Number) as number },
        },
      ],
    ],
  ])('%s has its place, its problems and its data for an editor', async (_case, one, problems) => {
    const services = { ...(await openShop()), preview: { editorOrigins: [] } };
    const [row] = placeWidgets({ services }, area(one)).containers;
    expect(row).toMatchObject({
      widgets: [],
      unreadable: [{ id: 'bad', name: 'Heading', before: 0, problems, raw: one.configuration }],
    });
  });
});

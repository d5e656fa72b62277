// @vitest-environment happy-dom
import type { WidgetType } from '@solvik/content-schema';
import { exampleOf } from '@solvik/content-schema/editing';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../app/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { readArea } from '../content/areas/readArea.ts';
import { sites } from '../market/sites.ts';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';
import { loadWidgetData, placeWidgets } from './placeWidgets.ts';
import type { Asking } from './widgetSource.ts';

const [swedish] = sites;
const site = { ...swedish, origin: 'https://solvik.example', basename: '' };

interface Asked {
  readonly operationName: string;
  readonly variables: {
    readonly alias?: string;
    readonly take?: number;
    readonly filter?: { readonly productIds?: readonly number[]; readonly sort?: string };
  };
}

const product = (productId: number) => ({
  productId,
  alias: `p${String(productId)}`,
  name: `Plagg ${String(productId)}`,
  canonicalUrl: `/p/p${String(productId)}`,
});

/** The market sells products 1 to 9; the best sellers are 9 to 7, and 4 and 5 go with p1. */
function answer({ operationName, variables: { alias, filter, take = 0 } }: Asked): unknown {
  if (operationName === 'categories')
    return {
      categories: ['stickat', 'skor'].map((each, categoryId) => ({
        categoryId,
        name: each.toUpperCase(),
        alias: each,
        canonicalUrl: `/c/${each}`,
        primaryImage: each === 'skor' ? 'skor.webp' : null,
      })),
    };
  if (operationName === 'brands')
    return {
      brands: ['Åkerbär', 'Tjärn', 'Lumi'].map((name, brandId) => ({
        brandId,
        name,
        alias: name.toLowerCase(),
        canonicalUrl: `/b/${String(brandId)}`,
      })),
    };
  if (operationName === 'relatedProducts')
    return { relatedProducts: alias === 'p1' ? [4, 5].map(product) : [] };
  const ids =
    filter?.productIds?.filter((id) => id <= 9) ??
    (filter?.sort === 'MOST_SOLD' ? [9, 8, 7] : [1, 2, 3]);
  return { products: { products: ids.slice(0, take).map(product) } };
}

async function openShop(
  fetch = async (request: Request) =>
    Response.json({ data: answer((await request.json()) as Asked) }),
): Promise<Services> {
  const dataApi = createDataApi({ site, url: 'https://solvik.example/graphql', fetch });
  return {
    site,
    sites: [site],
    dataApi,
    queryClient: new QueryClient(),
    text: await loadText('sv'),
    widgetText: await loadWidgetText('sv'),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
}

const widget = (type: WidgetType, title: string, changes: object) => ({
  id: 'w',
  name: title,
  type,
  size: 'full',
  sortOrder: 0,
  classNames: [],
  configuration: JSON.stringify(exampleOf(type, title, { ...changes })),
});
const list = (changes: object) => widget('product-list', 'Row', changes);
const answerOf = (widgets: readonly ReturnType<typeof widget>[]) => ({
  id: 1,
  name: '',
  title: null,
  tags: null,
  meta: null,
  containers: widgets.map((one, at) => ({
    id: at,
    name: '',
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    classNames: [],
    sortOrder: at,
    widgets: [one],
  })),
});

const area = (...widgets: readonly ReturnType<typeof widget>[]) =>
  readArea(answerOf(widgets), { isPreview: true });

async function shown(changes: object, asking: Omit<Asking, 'services'> = {}): Promise<string> {
  const all = { services: await openShop(), ...asking };
  const asked = area(list(changes));
  await loadWidgetData(all, asked);
  const [placed] = placeWidgets(all, asked).containers.flatMap(({ widgets }) => widgets);
  return placed?.widget.type === 'product-list'
    ? (placed.data as { readonly products: readonly { readonly key: string }[] }).products
        .map(({ key }) => key)
        .join(' ')
    : 'nothing';
}

beforeEach(() => localStorage.clear());

describe('the products of a product list', () => {
  const visitor = { recentlyViewed: [6, 12, 1, 2], favourites: [3, 1] };
  it.each([
    [
      'a question to the catalogue',
      { source: 'query', query: { sort: 'LATEST', take: 2 } },
      {},
      'p1 p2',
    ],
    [
      'picked by hand, in the editor’s order, without what is not sold',
      { source: 'picked', products: [5, 12, 2] },
      {},
      'p5 p2',
    ],
    ['recommended: what sells best', { source: 'recommended', query: undefined }, {}, 'p9 p8 p7'],
    [
      'recommended: what goes with the page’s product',
      { source: 'recommended', query: undefined },
      { productAlias: 'p1' },
      'p4 p5',
    ],
    [
      'recommended: what sells best where nothing goes with the product',
      { source: 'recommended', query: undefined },
      { productAlias: 'p2' },
      'p9 p8 p7',
    ],
    [
      'recently viewed, newest first, without the page’s own product',
      { source: 'recently-viewed', query: undefined },
      { visitor, productAlias: 'p1' },
      'p6 p2',
    ],
    ['favourites', { source: 'favourites', query: undefined }, { visitor }, 'p3 p1'],
    [
      'recently viewed on the server, where nobody is known',
      { source: 'recently-viewed', query: undefined },
      {},
      'nothing',
    ],
    [
      'favourites of a visitor who has none',
      { source: 'favourites', query: undefined },
      { visitor: { recentlyViewed: [], favourites: [] } },
      'nothing',
    ],
  ])('%s', async (_says, changes, asking, keys) => expect(await shown(changes, asking)).toBe(keys));

  it('forgets what the visitor looked at and is not sold any more', async () => {
    for (const id of [1, 12, 6]) recentlyViewed.remember(id);
    await shown(
      { source: 'recently-viewed', query: undefined },
      { visitor: { recentlyViewed: recentlyViewed.read(), favourites: [] } },
    );
    expect(recentlyViewed.read()).toEqual([6, 1]);
  });

  it('forgets nothing when the shop does not answer', async () => {
    for (const id of [1, 12]) recentlyViewed.remember(id);
    const services = await openShop(() => Promise.reject(new TypeError('offline')));
    const asking = { services, visitor: { recentlyViewed: recentlyViewed.read(), favourites: [] } };
    const asked = area(list({ source: 'recently-viewed', query: undefined }));
    await loadWidgetData(asking, asked);
    expect(placeWidgets(asking, asked)).toMatchObject({ containers: [], isWhole: false });
    expect(recentlyViewed.read()).toEqual([12, 1]);
  });
});

async function dataOf(type: WidgetType, title: string, changes: object): Promise<unknown> {
  const asking = { services: await openShop() };
  const asked = area(widget(type, title, changes));
  await loadWidgetData(asking, asked);
  return placeWidgets(asking, asked).containers.flatMap(({ widgets }) => widgets)[0]?.data;
}

describe('the shelves of category tiles', () => {
  it('have the catalogue’s names, addresses and pictures unless the editor says otherwise, and are left out when gone', async () => {
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

  it('take no room when all are gone', async () => {
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
      'stand in the editor’s order',
      { presentation: 'chips', brands: [{ brand: 'tjärn' }, { brand: 'gone' }, { brand: 'lumi' }] },
      'Tjärn Lumi',
    ],
    [
      'stand in the language’s order under letters',
      { presentation: 'letters', brands: [{ brand: 'åkerbär' }, { brand: 'lumi' }] },
      'Lumi Åkerbär',
    ],
    [
      'are every brand when none is named',
      { presentation: 'chips', brands: [] },
      'Lumi Tjärn Åkerbär',
    ],
  ])('%s', async (_says, changes, names) => {
    const data = (await dataOf('brand-list', 'Named', changes)) as {
      readonly brands: readonly { readonly name: string }[];
    };
    expect(data.brands.map(({ name }) => name).join(' ')).toBe(names);
  });
});

describe('the pieces of a look', () => {
  const piece = (id: number) => ({ place: { x: 0.5, y: id / 20 }, product: [id] });
  it('have a mark each; what the market does not sell has none', async () => {
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

  it('take the whole look away when none is sold', async () =>
    expect(await dataOf('shop-the-look', 'One piece', { pieces: [piece(12)] })).toBeUndefined());
});

it('one source that fails costs one widget', async () => {
  const services = await openShop(() => Promise.reject(new TypeError('offline')));
  const asked = area(list({}), widget('text', 'Heading', {}));
  await loadWidgetData({ services }, asked);
  expect(
    placeWidgets({ services }, asked).containers.map(({ widgets }) =>
      widgets.map((placed) => placed.widget.type),
    ),
  ).toEqual([['text']]);
});

describe('a widget that cannot be read', () => {
  const bad = { ...widget('text', 'Heading', { heading: 4 }), id: 'bad' };

  it('is left out for shoppers, and the keeper of the shop is told once', async () => {
    const told: string[] = [];
    const services = { ...(await openShop()), report: ({ message }: Error) => told.push(message) };
    const asked = area(bad, widget('text', 'Heading', {}));
    await loadWidgetData({ services }, asked);
    await loadWidgetData({ services }, asked);
    expect(
      placeWidgets({ services }, asked).containers.map(({ widgets, unreadable }) => [
        widgets.length,
        unreadable,
      ]),
    ).toEqual([[1, undefined]]);
    expect(told).toEqual(['The widget “Heading” (bad, text) is not shown: heading: not-text']);
  });

  it.each([
    ['of a bad field', bad, [{ path: 'heading', code: 'not-text' }]],
    [
      'of a type that nobody knows',
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
  ])('%s has its place, its problems and its data for an editor', async (_says, one, problems) => {
    const services = { ...(await openShop()), preview: { editorOrigins: [] } };
    const [row] = placeWidgets({ services }, area(one)).containers;
    expect(row).toMatchObject({
      widgets: [],
      unreadable: [{ id: 'bad', name: 'Heading', before: 0, problems, raw: one.configuration }],
    });
  });
});

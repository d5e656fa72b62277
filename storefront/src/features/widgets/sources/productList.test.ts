// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { recentlyViewed } from '../../recentlyViewed/recentlyViewed.ts';
import { loadWidgetData, placeWidgets } from '../placeWidgets.ts';
import type { WidgetContext } from '../widgetSource.ts';
import { area, list, openShop } from '../../../testing/widgetShop.ts';

async function shown(
  changes: object,
  context: Omit<WidgetContext, 'services'> = {},
): Promise<string> {
  const all = { services: await openShop(), ...context };
  const content = area(list(changes));
  await loadWidgetData(all, content);
  const [placed] = placeWidgets(all, content).containers.flatMap(({ widgets }) => widgets);
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
    ['a catalogue query', { source: 'query', query: { sort: 'LATEST', take: 2 } }, {}, 'p1 p2'],
    [
      'hand-picked, in the editor’s order, without products not sold',
      { source: 'picked', products: [5, 12, 2] },
      {},
      'p5 p2',
    ],
    ['recommended: best sellers', { source: 'recommended', query: undefined }, {}, 'p9 p8 p7'],
    [
      'recommended: related to the page’s product',
      { source: 'recommended', query: undefined },
      { productAlias: 'p1' },
      'p4 p5',
    ],
    [
      'recommended: best sellers if nothing is related',
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
      'recently viewed on the server, without a visitor',
      { source: 'recently-viewed', query: undefined },
      {},
      'nothing',
    ],
    [
      'favourites of a visitor without any',
      { source: 'favourites', query: undefined },
      { visitor: { recentlyViewed: [], favourites: [] } },
      'nothing',
    ],
  ])('%s', async (_case, changes, context, keys) =>
    expect(await shown(changes, context)).toBe(keys),
  );

  it('forgets a viewed product that is no longer sold', async () => {
    for (const id of [1, 12, 6]) recentlyViewed.remember(id);
    await shown(
      { source: 'recently-viewed', query: undefined },
      { visitor: { recentlyViewed: recentlyViewed.read(), favourites: [] } },
    );
    expect(recentlyViewed.read()).toEqual([6, 1]);
  });

  it('forgets nothing if the request fails', async () => {
    for (const id of [1, 12]) recentlyViewed.remember(id);
    const services = await openShop(() => Promise.reject(new TypeError('offline')));
    const context = {
      services,
      visitor: { recentlyViewed: recentlyViewed.read(), favourites: [] },
    };
    const content = area(list({ source: 'recently-viewed', query: undefined }));
    await loadWidgetData(context, content);
    expect(placeWidgets(context, content)).toMatchObject({ containers: [], isWhole: false });
    expect(recentlyViewed.read()).toEqual([12, 1]);
  });
});

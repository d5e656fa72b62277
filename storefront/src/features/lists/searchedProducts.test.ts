import { expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchCall } from '../../search-api/searchTransport.ts';
import { noSearch, SearchError } from '../../search-api/searchError.ts';
import { tickets } from '../../search-api/tickets.ts';
import { foundGroup } from '../../testing/foundGroup.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { storyCards } from '../../testing/storyGoods.ts';
import { wholeFacetsQuery } from './filterQueries.ts';
import { type ListScope, productListQuery } from './listQueries.ts';
import { type ListSelection, readListSelection } from './listSelection.ts';
import type { ListView } from './listView.ts';

const own = { tops: [{ id: 's_36', label: '36' }], bottoms: [], shoes: [] };
const selectionOf = (search = '') => readListSelection(new URLSearchParams(search), 'RELEVANCE');

/** A list of a shop whose search and Data API give different counts, so that a test sees which it was. */
async function listOf({
  scope = { searchText: 'kappa' },
  selection = selectionOf(),
  answer,
  isWhole = false,
}: {
  readonly scope?: ListScope;
  readonly selection?: ListSelection;
  readonly answer?: SearchAnswer | Error;
  readonly isWhole?: boolean;
}) {
  const { services: opened } = await openHookShop({ products: { products: { count: 5 } } });
  const [first, second] = storyCards(opened.site);
  const brands = Array.from({ length: 80 }, (_, at) => ({
    id: `b_${String(at)}`,
    label: `Märke ${String(at)}`,
    count: 1,
  }));
  const body = {
    primaryList: {
      totalHits: 2,
      productGroups: [foundGroup(second, 'ticket 2'), foundGroup(first, 'ticket 1')],
      facets: [{ id: 'Brand', type: 'TEXT', label: 'Märke', values: brands }],
    },
  };
  const calls: SearchCall[] = [];
  const report = vi.fn<(error: Error) => void>();
  const services = {
    ...opened,
    report,
    searchTransport: async (call: SearchCall) => {
      calls.push(call);
      if (answer instanceof Error) throw answer;
      return answer ?? { status: 200, body };
    },
  };
  const { queryClient } = services;
  const list: Partial<ListView> = isWhole
    ? { facets: await queryClient.fetchQuery(wholeFacetsQuery(services, scope, selection)) }
    : await queryClient.fetchQuery(productListQuery(services, scope, selection));
  return {
    list,
    names: [second?.name, first?.name],
    ids: [second?.productId ?? 0, first?.productId ?? 0] as const,
    sent: calls.map(({ name, parameters }) => ({ name, ...Object.fromEntries(parameters) })),
    report,
  };
}

it('a search has the products of the search API, in its order, and remembers their tickets', async () => {
  const { list, names, ids } = await listOf({});
  expect(list.count).toBe(2);
  expect(list.products?.map(({ name }) => name)).toEqual(names);
  expect(ids.map(tickets.of)).toEqual(['ticket 2', 'ticket 1']);
});

it('its filters, sort and page are sent, and nothing is recorded', async () => {
  const { sent } = await listOf({
    selection: selectionOf(
      'brands=A~b_1,B~b_2&skus=36~s_36&categories=Dam~c_3&discount=Rea~d_1&p-Color=R%C3%B6d~p_4&p-Ben.form=Vid~p_5&price=100-900~100-900&sort=PRICE&page=3',
    ),
  });
  expect(sent).toEqual([
    expect.objectContaining({
      name: 'search-page',
      q: 'kappa',
      market: 'se',
      locale: 'sv-SE',
      sort: 'PRICE',
      skip: '40',
      limit: '20',
      origin: 'ORGANIC',
      notify: 'false',
      colours: 'false',
      'f.Brand': 'b_1|b_2',
      'f.Sku': 's_36',
      'f.Category': 'c_3',
      'f.Discount': 'd_1',
      'f.Color': 'p_4',
      'f.Ben.form': 'p_5',
      'f.Price.min': '100',
      'f.Price.max': '900',
    }),
  ]);
});

it('a search whose correction was undone is for the words as they are', async () => {
  const { sent } = await listOf({ scope: { searchText: 'kapa', isExact: true } });
  expect(sent[0]).toMatchObject({ q: 'kapa', origin: 'UNDO_AUTO_CORRECT' });
});

it('all values of a long filter are from the search API too', async () => {
  const { list, sent } = await listOf({ isWhole: true });
  expect(list.facets?.map(({ key, values }) => [key, values.length])).toEqual([['brands', 80]]);
  expect(sent[0]).toMatchObject({ skip: '0', limit: '1' });
});

it.each([
  ['other lists', { scope: { categoryAlias: 'dam' } }],
  ['searches in the visitor’s own sizes', { selection: { ...selectionOf(), ownSizes: own } }],
])('%s are from the Data API alone', async (_, list) => {
  const { list: found, sent } = await listOf(list);
  expect([found.count, sent]).toEqual([5, []]);
});

const lost = new SearchError('search-page', { status: 0, body: undefined });

it.each([
  ['cannot be reached', lost, 1],
  ['responds with an error', { status: 500 }, 1],
  ['responds with no list', { status: 200, body: { primaryList: null } }, 0],
  ['does not exist', { status: noSearch }, 0],
])('the Data API searches where the search API %s', async (_, answer, reports) => {
  const { list, report } = await listOf({ answer });
  expect([list.count, report.mock.calls.length]).toEqual([5, reports]);
});

it('other failures are not hidden', async () => {
  await expect(listOf({ answer: new Error('A fault.') })).rejects.toThrow('A fault.');
});

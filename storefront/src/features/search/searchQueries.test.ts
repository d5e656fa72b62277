import { describe, expect, it } from 'vitest';
import type { SearchCall } from '../../search-api/searchTransport.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { productListQuery } from '../lists/listQueries.ts';
import { readListSelection } from '../lists/listSelection.ts';
import { searchFindingsQuery } from './searchQueries.ts';

const navigation = [
  {
    title: 'Dam',
    link: '/c/dam',
    count: 9,
    children: [{ title: 'Kappor', link: '/c/dam/kappor', count: 9 }],
  },
];
const returns = { key: '7', title: 'Returer', link: '/returer' };

/** Searches “retur” where the search responds with these bodies, by query; 500 for others. */
async function find(
  bodies: Readonly<Record<string, object>>,
  { search = '', withList = false } = {},
) {
  const calls: SearchCall[] = [];
  const reported: Error[] = [];
  const { services: opened } = await openHookShop();
  const services = {
    ...opened,
    report: (error: Error) => reported.push(error),
    searchTransport: async (call: SearchCall) => {
      calls.push(call);
      return call.name in bodies ? { status: 200, body: bodies[call.name] } : { status: 500 };
    },
  };
  const selection = readListSelection(new URLSearchParams(search), 'RELEVANCE');
  const query = searchFindingsQuery(services, { searchText: 'retur', isExact: false }, selection);
  const list = productListQuery(services, { searchText: 'retur' }, selection);
  const { queryClient } = services;
  const [findings, listed] = await Promise.all([
    queryClient.fetchQuery(query),
    withList ? queryClient.fetchQuery(list) : undefined,
  ]);
  const names = calls.map(({ name }) => name);
  const parameters = (name: string) => calls.find((call) => call.name === name)?.parameters;
  return { findings, listed, names, parameters, reported, calls };
}

const withHits = { primaryList: { totalHits: 3 } };
const withoutHits = { primaryList: { totalHits: 0 } };
const noPages = { primaryList: { contents: [] } };

describe('a search', () => {
  it('without hits offers the largest categories', async () => {
    const { findings } = await find({
      'search-page': withoutHits,
      'content-search-page': noPages,
      'navigation-tree': { navigation },
    });
    expect(findings.categories).toEqual([{ title: 'Kappor', href: '/c/dam/kappor', count: 9 }]);
  });

  it('with hits requests no categories', async () => {
    const { findings, names } = await find({
      'search-page': withHits,
      'content-search-page': noPages,
    });
    expect([findings.categories, names]).toEqual([[], ['search-page', 'content-search-page']]);
  });

  it('names pages of the content', async () => {
    const { findings, names, parameters } = await find({
      'search-page': withHits,
      'content-search-page': { primaryList: { contents: [returns] } },
    });
    expect(findings.pages).toEqual([{ title: 'Returer', href: '/returer' }]);
    expect(parameters('content-search-page')?.get('q')).toBe('retur');
    expect(names).not.toContain('content-information');
  });

  it('requests the information of pages that are named by their keys', async () => {
    const { findings, parameters } = await find({
      'search-page': withHits,
      'content-search-page': { primaryList: { contents: [{ key: '7' }, { key: '8' }, null] } },
      'content-information': { contents: [returns] },
    });
    expect(parameters('content-information')?.get('contentKeys')).toBe('7|8');
    expect(findings.pages).toEqual([{ title: 'Returer', href: '/returer' }]);
  });

  it('has the visitor’s own words as its origin', async () => {
    const { parameters } = await find({ 'search-page': withHits, 'content-search-page': noPages });
    expect(parameters('search-page')?.get('origin')).toBe('ORGANIC');
  });

  it('shares the request of its list, which records it, and reads both from the response', async () => {
    const bodies = { 'search-page': withHits, 'content-search-page': noPages };
    const { findings, listed, names, parameters } = await find(bodies, { withList: true });
    expect(names.toSorted()).toEqual(['content-search-page', 'search-page']);
    expect([findings.related, listed?.count]).toEqual([[], 3]);
    expect([
      parameters('search-page')?.get('limit'),
      parameters('search-page')?.get('skip'),
    ]).toEqual(['20', '0']);
  });

  it.each(['price=100-900~100-900', 'brands=A~b_1', 'page=2'])(
    'with a list of its own, ?%s, has its request without one',
    async (search) => {
      const bodies = { 'search-page': withHits, 'content-search-page': noPages };
      const { calls } = await find(bodies, { search, withList: true });
      const limits = calls
        .filter(({ name }) => name === 'search-page')
        .map(({ parameters }) => [parameters.get('limit'), parameters.get('f.Price.max')] as const);
      expect(new Map(limits)).toEqual(
        new Map([
          ['0', null],
          ['20', search.startsWith('price') ? '900' : null],
        ]),
      );
    },
  );

  it('has what it was understood as, and nothing where the search does not say', async () => {
    const part = { kind: 'reduced', rest: 'kjol' };
    const bodies = { 'content-search-page': noPages };
    const { findings } = await find({
      ...bodies,
      'search-page': { ...withHits, understood: [part, { kind: 'reduced' }] },
    });
    expect(findings.understood).toEqual([part]);
    const { findings: others } = await find({ ...bodies, 'search-page': withHits });
    expect(others.understood).toEqual([]);
  });

  it('that cannot be reached has no findings, and is reported', async () => {
    const { findings, reported } = await find({});
    expect(findings).toEqual({
      understood: [],
      related: [],
      recommended: [],
      pages: [],
      categories: [],
    });
    expect(reported.map(({ name }) => name)).toEqual(['SearchError']);
  });
});

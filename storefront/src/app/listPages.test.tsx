import { describe, expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import type { SearchTransport } from '../search-api/searchTransport.ts';
import { render } from './entryServer.tsx';

const placed = sites.map((site) => ({ ...site, origin: 'http://shop.test', basename: '' }));

/** A page of a shop with empty lists at these paths: its redirect, or its markup. */
async function open(
  path: string,
  known: readonly string[] = [],
  searchTransport?: SearchTransport,
): Promise<string> {
  const [site] = placed;
  if (!site) throw new Error('There is no site to open.');
  const fetch = async (request: Request) => {
    const { operationName, variables } = (await request.json()) as {
      readonly operationName: string;
      readonly variables: { readonly url?: string };
    };
    const { url = '' } = variables;
    const listPageInfo = known.includes(url) ? { name: 'Höst', canonicalUrl: url } : null;
    const data = {
      listPageInfo: { listPageInfo },
      products: { products: { count: 0, products: [], filters: null } },
    }[operationName];
    const nothing = { getMenuAtLocation: null, widgetArea: null, urlHistory: null, product: null };
    return Response.json({ data: data ?? { ...nothing, relatedProducts: [], reviews: null } });
  };
  const fail = (error: unknown) => {
    throw error;
  };
  const rendered = await render({
    request: new Request(`http://shop.test${path}`),
    site,
    sites: placed,
    dataApi: { url: 'http://shop.test/graphql', fetch },
    searchTransport,
    cookies: {},
    now: () => new Date(0),
    onFault: fail,
    onError: fail,
  });
  return rendered.kind === 'page'
    ? rendered.html
    : (rendered.response.headers.get('location') ?? '');
}

describe('an address below /list/', () => {
  const [brand, campaign, list] = ['/b/host', '/dc/host', '/l/host'];
  it.each([
    ['a brand first of all', [brand, campaign, list], brand],
    ['a campaign before a list', [campaign, list], campaign],
    ['a list', [list], list],
    ['a search for an unknown word', [], '/s/host'],
  ])('is %s, and redirects there with its query', async (_, known, path) => {
    expect(await open('/list/host?sort=PRICE', known)).toBe(`${path}?sort=PRICE`);
  });
});

describe('a list without products', () => {
  const [category, filters] = ['Här är det tomt just nu', 'Inget passar alla filter'];
  it('shows that the category is empty', async () => {
    const html = await open('/c/host', ['/c/host']);
    expect([html.includes(category), html.includes(filters)]).toEqual([true, false]);
  });

  it('shows that no product matches the filters', async () => {
    const html = await open('/c/host?brands=A~b-1', ['/c/host']);
    expect([html.includes(category), html.includes(filters)]).toEqual([false, true]);
  });
});

describe('a search for what a price limits', () => {
  const understood = [
    { kind: 'size', label: '38', rest: 'kappa under 500' },
    { kind: 'price', highest: 500, rest: 'kappa 38' },
  ];
  const body = { understood, primaryList: { totalHits: 3, contents: [] } };
  it.each([
    ['', true],
    ['?sort=PRICE', true],
    // What is chosen replaces it.
    ['?price=100-900~100-900', false],
  ])('with “%s” in its address shows that limit: %s', async (query, isShown) => {
    const html = await open(`/s/kappa%2038%20under%20500${query}`, [], async () => ({
      status: 200,
      body,
    }));
    expect([html.includes('Storlek 38'), html.includes('Högst 500')]).toEqual([true, isShown]);
  });
});

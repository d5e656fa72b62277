import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { VisitorKeys } from '../device/visitorKeys.ts';
import { createSearchApi } from './createSearchApi.ts';
import { parseAutocomplete, partsOf } from './parseAutocomplete.ts';
import { parseGroups, parseProduct } from './parseProduct.ts';
import { parseSearchPage } from './parseSearchPage.ts';
import { SearchError } from './searchError.ts';
import { sendSearchOverHttp } from './sendSearchOverHttp.ts';

const site = { marketId: 'se', languageId: 'sv-SE' };
const json = {
  productId: 7,
  alias: 'kappa',
  name: 'Lång kappa',
  canonicalUrl: '/p/kappa',
  unitPrice: { sellingPriceIncVatFormatted: '999 kr', isDiscounted: true },
  lowestPrice: { isDiscounted: true, discountPercentage: 20, lowestPriceIncVatFormatted: '899 kr' },
  productImages: [{ fileName: 'kappa.webp' }, null, { fileName: 4 }],
  variantGroup: { variants: [{ productId: 7, value: '#000000', label: 'Svart' }, {}] },
};
const product = (data: unknown = json, changes: object = {}) => ({
  key: '7',
  ticket: 'se|7|search|0',
  custom: { ralph_data: [{ id: '7', label: JSON.stringify({ json: data }) }] },
  ...changes,
});

describe('a product of the search', () => {
  it('is read from the shop’s own data', () => {
    expect(parseProduct(product())).toMatchObject({
      productId: 7,
      ticket: 'se|7|search|0',
      unitPrice: { sellingPriceIncVatFormatted: '999 kr', isDiscounted: true },
      lowestPrice: { discountPercentage: 20 },
      productImages: [{ fileName: 'kappa.webp' }],
      variantGroup: { variants: [{ productId: 7, label: 'Svart' }] },
      totalStock: null,
    });
  });

  it.each([
    ['broken JSON', product(json, { custom: { ralph_data: [{ label: '{' }] } })],
    ['no data', product(json, { custom: {} })],
    ['no number', product({ ...json, productId: '7' })],
    ['no name', product({ ...json, name: '' })],
    ['an address elsewhere', product({ ...json, canonicalUrl: 'https://evil.example' })],
    ['no price', product({ ...json, unitPrice: null })],
    ['a text', 'kappa'],
    ['nothing', null],
  ])('with %s is dropped', (_, value) => {
    expect(parseProduct(value)).toBeUndefined();
  });

  it('that is dropped leaves its group to its colours, and a group without any is dropped', () => {
    const broken = product({ ...json, name: null });
    const groups = [
      { key: 'a', products: [broken, product()] },
      { key: 'b', products: [broken] },
      { key: 'c' },
      null,
    ];
    expect(parseGroups(groups).map(({ productId }) => productId)).toEqual([7]);
  });
});

describe('responses of any shape', () => {
  it('are parsed without an error', () => {
    const places = fc.record({ title: fc.anything(), link: fc.anything(), count: fc.anything() });
    const response = fc.record(
      {
        totalHits: fc.anything(),
        phraseSuggestions: fc.oneof(fc.anything(), fc.array(fc.anything())),
        productSuggestions: fc.oneof(
          fc.anything(),
          fc.array(fc.record({ products: fc.array(fc.anything()) })),
        ),
        contentLists: fc.array(
          fc.record({ id: fc.constantFrom('categories', 'pages', 1), contents: fc.array(places) }),
        ),
        recommendationLists: fc.anything(),
        autoCorrect: fc.anything(),
        didYouMean: fc.anything(),
        relatedSearches: fc.array(fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(response, fc.anything()), (body) => {
        const { phrases, categories } = parseAutocomplete(body);
        const { related } = parseSearchPage(body);
        const texts = [...phrases, ...related].map(({ text }) => text);
        expect(texts.every((text) => typeof text === 'string' && text !== '')).toBe(true);
        expect(categories.every(({ href }) => /^\/(?![/\\])/.test(href))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['{röd klä}nning', [{ text: 'röd klä', isMarked: true }, { text: 'nning' }]],
    ['{röd}', [{ text: 'röd', isMarked: true }]],
    ['röd', [{ text: 'röd' }]],
    ['{röd', [{ text: '{röd' }]],
    ['', []],
  ])('mark in %s what was typed', (highlighted, parts) => {
    expect(partsOf(highlighted)).toEqual(parts);
  });
});

describe('the client of the search', () => {
  const keys: VisitorKeys = { customerKey: 'customer-1', sessionKey: 'session-1' };
  const clientWith = (visitor: VisitorKeys | undefined, status = 200) => {
    const requests: Request[] = [];
    const send = vi.fn(async (request: Request) => {
      requests.push(request);
      return Response.json({ message: 'answer' }, { status });
    });
    const api = createSearchApi({
      site,
      transport: sendSearchOverHttp('https://cluster.example', send),
      keys: () => visitor,
      touchpoint: () => 'mobile',
    });
    return { api, requests };
  };

  it('sends market, language, keys and touchpoint with every query', async () => {
    const { api, requests } = clientWith(keys);
    await api.query('search-page', { parameters: { q: 'kappa', skip: 20, sort: undefined } });
    const url = new URL(requests[0]?.url ?? '');
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      'https://cluster.example/api/storefront/v3/queries/search-page',
      { market: 'se', locale: 'sv-SE', touchpoint: 'mobile', ...keys, q: 'kappa', skip: '20' },
    ]);
  });

  it('sends no keys and records nothing for a visitor without consent', async () => {
    const { api, requests } = clientWith(undefined);
    await api.query('search-page', { parameters: { q: 'kappa' } });
    api.notify('click', { ticket: 't' });
    expect([requests.length, new URL(requests[0]?.url ?? '').search]).toEqual([
      1,
      '?market=se&locale=sv-SE&touchpoint=mobile&notify=false&q=kappa',
    ]);
  });

  it('sends filters by their names, and a price as a range', async () => {
    const { api, requests } = clientWith(keys);
    await api.query('search-page', {
      parameters: {},
      filters: {
        facets: new Map([
          ['Color', ['p_1', 'p_2']],
          ['Brand', []],
        ]),
        price: { lowest: 100, highest: 500 },
      },
    });
    const sent = new URL(requests[0]?.url ?? '').searchParams;
    expect([
      sent.get('f.Color'),
      sent.has('f.Brand'),
      sent.get('f.Price.min'),
      sent.get('f.Price.max'),
    ]).toEqual(['p_1|p_2', false, '100', '500']);
  });

  it.each(['autocomplete', 'cart-page', 'add-to-cart-popup'])('posts %s', async (name) => {
    const { api, requests } = clientWith(keys);
    await api.query(name, { parameters: { q: 'kappa' } });
    const request = requests[0];
    expect([request?.method, new URL(request?.url ?? '').search]).toEqual(['POST', '']);
    expect(new URLSearchParams(await request?.text()).get('q')).toBe('kappa');
  });

  it('posts notifications so that they outlive the page, and survives their failure', async () => {
    const { api, requests } = clientWith(keys, 500);
    api.notify('add-to-cart', { ticket: 't' });
    await Promise.resolve();
    const [request] = requests;
    expect([request?.method, request?.keepalive, request?.url]).toEqual([
      'POST',
      true,
      'https://cluster.example/api/storefront/v3/notifications/add-to-cart',
    ]);
  });

  it.each([200, 204, 302, 399])('takes status %i as success', async (status) => {
    const api = createSearchApi({
      site,
      transport: async () => ({ status, body: 'answer' }),
      keys: () => keys,
      touchpoint: () => 'desktop',
    });
    expect(await api.query('search-page', { parameters: {} })).toBe('answer');
  });

  it.each([199, 400, 404, 500])('throws the body of status %i', async (status) => {
    const api = createSearchApi({
      site,
      transport: async () => ({ status, body: { message: 'no' } }),
      keys: () => keys,
      touchpoint: () => 'desktop',
    });
    await expect(api.query('search-page', { parameters: {} })).rejects.toMatchObject({
      name: 'SearchError',
      status,
      body: { message: 'no' },
    });
  });

  it('throws an error without a status where the search cannot be reached', async () => {
    const transport = sendSearchOverHttp('https://cluster.example', () =>
      Promise.reject(new TypeError('failed')),
    );
    const call = transport({
      kind: 'queries',
      name: 'search-page',
      parameters: new URLSearchParams(),
    });
    await expect(call).rejects.toBeInstanceOf(SearchError);
    await expect(call).rejects.toMatchObject({ status: 0 });
  });
});

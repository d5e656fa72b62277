import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askSearch } from '../testing/askSearch.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { highlight } from './queries/autocomplete.ts';
import type { Autocomplete } from './queries/autocomplete.ts';
import { type LandingPage, type SearchPage, withoutOneWord } from './queries/listPage.ts';
import type { ContentSearchPage } from './queries/content.ts';
import type { NavigationNode } from './queries/navigationTree.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const common = { market: 'se', locale: 'sv-SE', notify: 'false' };
const ask = <Body>(name: string, parameters: Readonly<Record<string, string>>) =>
  askSearch<Body>(shop, name, parameters);
const titles = (groups: SearchPage['primaryList']['productGroups']) =>
  groups.map(({ products }) => products[0]?.title);
const facetOf = ({ facets }: SearchPage['primaryList'], id: string) =>
  facets.find((facet) => facet.id === id);

describe('autocomplete', () => {
  it('suggests products, categories with their products, and pages', async () => {
    const { totalHits, productSuggestions, contentLists } = await ask<Autocomplete>(
      'autocomplete',
      { q: 'klänning' },
    );
    expect([totalHits, titles(productSuggestions)]).toEqual([1, ['Sommarklänning']]);
    expect(contentLists[0]?.contents[0]).toMatchObject({
      title: 'Klänningar',
      parentTitle: 'Dam',
      link: '/c/dam/klanningar',
      count: 1,
    });
    const pages = await ask<Autocomplete>('autocomplete', { q: 'köpvillkor' });
    expect(pages.contentLists.map(({ id, contents }) => [id, contents[0]?.link])).toEqual([
      ['pages', '/kopvillkor'],
    ]);
  });

  it('counts the other colours of a product without sending them', async () => {
    const { productSuggestions } = await ask<Autocomplete>('autocomplete', { q: 'klänning' });
    expect(
      productSuggestions.map(({ products, remaining }) => [products.length, remaining]),
    ).toEqual([[1, 1]]);
  });

  it('has what is popular for an empty text, none of it a whole department', async () => {
    const { phraseSuggestions, productSuggestions } = await ask<Autocomplete>('autocomplete', {
      q: ' ',
    });
    const phrases = phraseSuggestions.map(({ q }) => q);
    expect(phrases).toContain('klänningar');
    expect(phrases).not.toContain('dam');
    expect(productSuggestions).toEqual([]);
  });

  it.each([
    ['röda klänningar', 'röd klä', '{röd}a {klä}nningar'],
    ['röd klänning', 'röd klä', '{röd klä}nning'],
    ['klänningar', 'klanning', '{klänning}ar'],
    ['vinröda klänningar', 'röd klä', 'vin{röd}a {klä}nningar'],
    ['næringsrige', 'ring', 'næringsrige'],
    ['svarta skjortor', 'skj', 'svarta {skj}ortor'],
    ['svarta skjortor', 'mössa', 'svarta skjortor'],
  ])('marks in “%s” what “%s” typed', (phrase, typed, marked) => {
    expect(highlight(phrase, typed)).toBe(marked);
  });
});

describe('search-page', () => {
  it('has the products, filters and sorts of a search', async () => {
    const { primaryList, autoCorrect } = await ask<SearchPage>('search-page', { q: 'skjorta' });
    expect(primaryList.totalHits).toBe(primaryList.productGroups.length);
    expect(titles(primaryList.productGroups)).toContain('Skjorta i linne');
    expect(primaryList.sort.selected).toBe('RELEVANCE');
    expect(primaryList.sort.options.map(({ label }) => label)).toEqual([
      'Bäst träff',
      'Mest populära',
      'Senast inkommet',
      'Lägst pris först',
      'Högst pris först',
    ]);
    expect(facetOf(primaryList, 'Sku')?.type).toBe('SIZE');
    expect(autoCorrect).toBeUndefined();
  });

  it('counts the other colours of a product without them, where they are not requested', async () => {
    const groupOf = async (colours: string) => {
      const { primaryList } = await ask<SearchPage>('search-page', {
        q: 'sommarklänning',
        colours,
      });
      return primaryList.productGroups[0];
    };
    expect(await groupOf('')).toMatchObject({ products: [{}, {}], remaining: 0 });
    expect(await groupOf('FALSE')).toMatchObject({ products: [{}], remaining: 1 });
  });

  it('carries the shop’s own data as JSON text', async () => {
    const { primaryList } = await ask<SearchPage>('search-page', { q: 'skjorta' });
    const product = primaryList.productGroups[0]?.products[0];
    const data: unknown = JSON.parse(product?.custom.ralph_data[0].label ?? '');
    expect(data).toMatchObject({
      json: { productId: Number(product?.key), canonicalUrl: product?.link },
    });
    expect(product?.ticket).toBe(`se|${String(product?.key)}|search|0`);
  });

  it('has the files of a product’s pictures beside the pictures themselves', async () => {
    const { primaryList } = await ask<SearchPage>('search-page', { q: 'skjorta' });
    const label = primaryList.productGroups[0]?.products[0]?.custom.ralph_data[0].label ?? '';
    const { json } = JSON.parse(label) as {
      readonly json: {
        readonly images: readonly string[];
        readonly productImages: readonly { readonly fileName: string }[];
      };
    };
    expect(json.images.length).toBeGreaterThan(0);
    expect(json.images).toEqual(json.productImages.map(({ fileName }) => fileName));
  });

  it('corrects words that find nothing, and searches them as they are when that is undone', async () => {
    const corrected = await ask<SearchPage>('search-page', { q: 'skjortta' });
    expect([corrected.autoCorrect, corrected.primaryList.totalHits > 0]).toEqual([
      { q: 'skjorta', originalTotalHits: 0 },
      true,
    ]);
    const undone = await ask<SearchPage>('search-page', {
      q: 'skjortta',
      origin: 'UNDO_AUTO_CORRECT',
    });
    expect([undone.autoCorrect, undone.primaryList.totalHits, undone.didYouMean[0]?.q]).toEqual([
      undefined,
      0,
      'skjorta',
    ]);
  });

  it('offers the words without one of them where together they find nothing', async () => {
    const { relatedSearches, primaryList } = await ask<SearchPage>('search-page', {
      q: 'klänning zzzz',
    });
    expect([primaryList.totalHits, relatedSearches]).toEqual([
      0,
      [{ q: 'klänning', totalHits: 1 }],
    ]);
  });

  it.each([
    ['kappa', []],
    ['röd lång kappa', ['lång kappa', 'röd kappa', 'röd lång']],
    ['kappa kappa', ['kappa']],
    ['a b c d e f g', []],
  ])('tries “%s” without each word: %j', (text, tried) => {
    expect(withoutOneWord(text)).toEqual(tried);
  });

  it('recommends what is popular where nothing is found', async () => {
    const { recommendationLists } = await ask<SearchPage>('search-page', { q: 'zzzz' });
    expect(
      recommendationLists.map(({ algorithm, productGroups }) => [
        algorithm,
        productGroups.length > 0,
      ]),
    ).toEqual([['TOP_PRODUCTS', true]]);
  });

  it('ignores values that the catalogue does not have, and marks those that are selected', async () => {
    const { primaryList: all } = await ask<SearchPage>('search-page', { q: 'skjorta' });
    const category = facetOf(all, 'Category');
    const id = category && 'values' in category ? (category.values[0]?.id ?? '') : '';
    const { primaryList } = await ask<SearchPage>('search-page', {
      q: 'skjorta',
      'f.Category': `${id}|c_999999|nonsense`,
    });
    const selected = facetOf(primaryList, 'Category');
    expect([
      selected?.selectedCount,
      selected && 'values' in selected && selected.values[0],
    ]).toEqual([1, expect.objectContaining({ id, selected: true })]);
    expect(primaryList.totalHits).toBeGreaterThan(0);
  });

  it.each([
    ['a thousand characters', 'klänning '.repeat(111)],
    ['an emoji', '👗🩱'],
    ['text from right to left', 'فستان أحمر'],
    ['a script', '<script>alert(1)</script>'],
    ['a statement of SQL', "'; drop table products; --"],
    ['an expression', '(((((a+)+)+)+$'],
  ])('answers %s', async (_, q) => {
    const { primaryList } = await ask<SearchPage>('search-page', { q });
    expect(primaryList.totalHits).toBeGreaterThanOrEqual(0);
  });
});

it('landing-page is the list at a path', async () => {
  const { primaryList } = await ask<LandingPage>('landing-page', {
    pageReference: '/c/dam/klanningar',
    sort: 'price',
  });
  expect([titles(primaryList.productGroups), primaryList.sort.selected]).toEqual([
    ['Sommarklänning'],
    'PRICE',
  ]);
});

it('content-search-page finds pages and pages through them', async () => {
  const all = await ask<ContentSearchPage>('content-search-page', { q: 'köpvillkor' });
  expect([all.primaryList.totalHits, all.primaryList.contents[0]?.link]).toEqual([
    1,
    '/kopvillkor',
  ]);
  const none = await ask<ContentSearchPage>('content-search-page', { q: 'köpvillkor', skip: '1' });
  expect(none.primaryList).toEqual({ contents: [], totalHits: 1 });
});

it('navigation-tree has the categories that the market sells something of', async () => {
  const { navigation } = await ask<{ readonly navigation: readonly NavigationNode[] }>(
    'navigation-tree',
    {},
  );
  const women = navigation.find(({ title }) => title === 'Dam');
  expect(women?.children.map(({ title, link, count }) => [title, link, count])).toEqual(
    expect.arrayContaining([['Klänningar', '/c/dam/klanningar', 1]]),
  );
  expect(navigation.every(({ count }) => count > 0)).toBe(true);
  const { primaryList } = await ask<LandingPage>('landing-page', {
    pageReference: women?.pageReference ?? '',
  });
  expect(primaryList.totalHits).toBe(women?.count);
});

it('content-information has pages by key, in that order', async () => {
  const { primaryList } = await ask<ContentSearchPage>('content-search-page', { q: 'köpvillkor' });
  const key = primaryList.contents[0]?.key ?? '';
  const { contents } = await ask<{ readonly contents: readonly object[] }>('content-information', {
    contentKeys: `unknown|${key}`,
  });
  const { isNamed, ...page } = primaryList.contents[0] ?? {};
  expect([contents, isNamed]).toEqual([[page], true]);
});

describe('over HTTP', () => {
  const request = (path: string, init?: RequestInit) => {
    const endpoint = shop.commerce.endpoints['/api/storefront/v3'];
    if (!endpoint) throw new Error('There is no endpoint for search.');
    return endpoint(new Request(`http://localhost/api/storefront/v3/${path}`, init));
  };
  const query = new URLSearchParams({ ...common, q: 'skjorta' }).toString();

  it.each([
    ['an address', `queries/search-page?${query}`, {}],
    ['a form', 'queries/search-page', { method: 'POST', body: new URLSearchParams(query) }],
    [
      'JSON',
      'queries/search-page',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...common, q: 'skjorta' }),
      },
    ],
  ])('takes parameters from %s', async (_, path, init) => {
    const response = await request(path, init);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toMatchObject({ q: 'skjorta' });
  });

  it.each([
    ['an unknown query', 'queries/everything', {}, 404],
    ['a name of an object’s own', 'queries/constructor', {}, 404],
    ['another path', 'somewhere', {}, 404],
    ['an unknown method', `queries/search-page?${query}`, { method: 'DELETE' }, 405],
    ['a path of no list', `queries/landing-page?${query}&pageReference=%2Fzzz`, {}, 400],
    ['a missing market', 'queries/search-page?q=a', {}, 400],
    [
      'broken JSON',
      'queries/search-page',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
      400,
    ],
  ] as const)('refuses %s with a message', async (_, path, init, status) => {
    const response = await request(path, init);
    expect([response.status, await response.json()]).toEqual([
      status,
      { message: expect.stringMatching(/\.$/) },
    ]);
  });
});

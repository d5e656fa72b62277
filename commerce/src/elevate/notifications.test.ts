import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { productOfTicket, ticketOf } from './productKeys.ts';
import type { Autocomplete } from './queries/autocomplete.ts';
import type { LandingPage } from './queries/listPage.ts';
import type { ProductPage } from './queries/recommendations.ts';
import { searchPath } from './searchEndpoint.ts';

let shop: TestShop;
const ids: Record<string, number> = {};
beforeAll(async () => {
  shop = await testShop();
  for (const alias of ['linne', 'sommar-svart', 'slut'])
    ids[alias] = (
      await shop.query<{ product: { productId: number } }>(
        'query ($alias: String) { product(alias: $alias) { productId } }',
        { alias },
      )
    ).product.productId;
});
afterAll(() => shop.remove());
beforeEach(async () => {
  await shop.commerce.database.handle.deleteFrom('behaviour').execute();
});

const keys = { customerKey: 'customer-1', sessionKey: 'session-1' };
const common = { market: 'se', locale: 'sv-SE' };
type Parameters = Readonly<Record<string, string>>;
const ask = async <Body>(name: string, parameters: Parameters) =>
  (
    await shop.commerce.storefrontSearch.query(
      name,
      new URLSearchParams({ ...common, ...keys, ...parameters }),
    )
  ).body as Body;
const notify = (name: string, parameters: Parameters) =>
  shop.commerce.storefrontSearch.notify(
    name,
    new URLSearchParams({ ...common, ...keys, ...parameters }),
  );
const recorded = async () =>
  (
    await shop.commerce.database.handle
      .selectFrom('behaviour')
      .select(['kind', 'productId'])
      .orderBy('behaviourId')
      .execute()
  ).map(({ kind, productId }) => [kind, productId]);
const idOf = (alias: string) => ids[alias] ?? 0;
const ticket = (alias: string) =>
  ticketOf({ market: 'se', productId: idOf(alias), list: 'search-page', position: 0 });

describe('notifications', () => {
  it.each([
    ['click', 'clicked', () => ({ ticket: ticket('linne') })],
    ['add-to-cart', 'added', () => ({ ticket: ticket('linne') })],
    ['add-favorite', 'favourite', () => ({ productKey: String(idOf('linne')) })],
  ])('%s is recorded of the product', async (name, kind, parameters) => {
    expect(await notify(name, parameters())).toEqual({ status: 204 });
    expect(await recorded()).toEqual([[kind, idOf('linne')]]);
  });

  it('a ticket of a response is accepted', async () => {
    const { productGroup } = await ask<ProductPage>('product-page', {
      productKey: String(idOf('linne')),
      notify: 'false',
    });
    await notify('click', { ticket: productGroup?.products[0]?.ticket ?? '' });
    expect(await recorded()).toEqual([['clicked', idOf('linne')]]);
  });

  it('a removed favourite is none any more', async () => {
    const productKey = String(idOf('linne'));
    await notify('add-favorite', { productKey });
    await notify('remove-favorite', { productKey });
    expect(await recorded()).toEqual([]);
  });

  it('nothing is recorded with notify=false, or of an unknown product', async () => {
    expect(await notify('click', { ticket: ticket('linne'), notify: 'false' })).toEqual({
      status: 204,
    });
    expect((await notify('add-favorite', { productKey: '999999' })).status).toBe(204);
    expect(await recorded()).toEqual([]);
  });

  it('end forgets the visitor', async () => {
    await notify('add-favorite', { productKey: String(idOf('linne')) });
    expect(await notify('end', {})).toEqual({ status: 204 });
    expect(await recorded()).toEqual([]);
  });

  it.each([
    ['click', {}, /^ticket is /],
    ['click', { ticket: 'se|1; drop|x|1' }, /^ticket is /],
    ['add-to-cart', { ticket: '' }, /^ticket is /],
    ['add-favorite', { productKey: 'one' }, /^productKey is /],
    ['remove-favorite', {}, /^productKey is /],
    ['remove-recent-searches', {}, /^Send phrases/],
    ['remove-recently-viewed', { productKeys: '|' }, /^Send productKeys/],
    ['remove-recently-viewed', { productKeys: 'one|two' }, /^Send productKeys/],
    ['end', { customerKey: 'short' }, /^customerKey is missing or malformed/],
  ] as const)('%s with %j is refused with what to send', async (name, parameters, message) => {
    expect(await notify(name, parameters)).toEqual({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
  });

  it('an unknown one is refused with the known ones', async () => {
    expect(await notify('toString', {})).toEqual({
      status: 404,
      body: { message: expect.stringMatching(/There are click, add-to-cart, add-favorite/) },
    });
  });

  it('are sent by POST', async () => {
    const handle = shop.commerce.endpoints[searchPath];
    const send = (method: string) =>
      handle?.(
        new Request(`http://shop.example${searchPath}/notifications/end`, {
          method,
          ...(method === 'POST' && { body: new URLSearchParams({ ...common, ...keys }) }),
        }),
      );
    expect([(await send('GET'))?.status, (await send('POST'))?.status]).toEqual([405, 204]);
  });
});

describe('queries of a visitor', () => {
  it('record a viewed product and list it in recommendations', async () => {
    await ask('product-page', { productKey: String(idOf('linne')) });
    expect(await recorded()).toEqual([['viewed', idOf('linne')]]);
    const { recommendationLists } = await ask<LandingPage>('landing-page', {
      pageReference: '/c/dam',
    });
    const algorithms = recommendationLists.map(({ algorithm }) => algorithm);
    expect(algorithms).toEqual(['PERSONAL', 'RECENTLY_VIEWED']);
    expect(recommendationLists[1]?.productGroups.map(({ key }) => key)).toEqual([
      String(idOf('linne')),
    ]);
    await notify('remove-recently-viewed', { productKeys: String(idOf('linne')) });
    expect(
      (await ask<LandingPage>('landing-page', { pageReference: '/c/dam' })).recommendationLists,
    ).toEqual([]);
  });

  it('of one who is not remembered record and recommend nothing of their own', async () => {
    await ask('product-page', { productKey: String(idOf('linne')), notify: 'false' });
    expect(await recorded()).toEqual([]);
    const { recommendationLists } = await ask<LandingPage>('landing-page', {
      pageReference: '/c/dam',
      notify: 'false',
    });
    expect(recommendationLists).toEqual([]);
  });

  it('list what was searched for, until it is removed', async () => {
    for (const q of ['kappa', 'skjorta']) {
      shop.clock.now += 1000;
      await ask('search-page', { q });
    }
    const recent = async () =>
      (await ask<Autocomplete>('autocomplete', { q: '' })).recentSearches.map(({ q }) => q);
    expect(await recent()).toEqual(['skjorta', 'kappa']);
    await notify('remove-recent-searches', { phrases: 'kappa' });
    expect(await recent()).toEqual(['skjorta']);
    await notify('remove-recent-searches', { removeAll: 'true' });
    expect(await recent()).toEqual([]);
  });

  it('recommend beside a product what its visitors chose of other categories', async () => {
    for (const customer of ['1', '2'])
      for (const alias of ['linne', 'sommar-svart'])
        await ask('product-page', {
          productKey: String(idOf(alias)),
          customerKey: `customer-${customer}`,
          sessionKey: `session-${customer}`,
        });
    const { recommendationLists } = await ask<ProductPage>('product-page', {
      productKey: String(idOf('linne')),
    });
    const styled = recommendationLists.find(({ algorithm }) => algorithm === 'STYLE_WITH');
    expect(styled?.productGroups.map(({ key }) => key)).toEqual([String(idOf('sommar-svart'))]);
  });
});

it.each([
  ['se|12|search-page|3', 12],
  ['se|12|ALTERNATIVES|0', 12],
  ['se|x|search-page|3', undefined],
  ['se|12|search-page', undefined],
  ['SE|12|a|1', undefined],
  ['', undefined],
])('the ticket %j is of product %s', (given, expected) => {
  expect(productOfTicket(given)).toBe(expected);
});

it('the landing page of the whole shop has every product', async () => {
  const { primaryList } = await ask<LandingPage>('landing-page', {
    pageReference: '/',
    limit: '3',
    notify: 'false',
  });
  const { products } = await shop.query<{ products: { count: number } }>(
    'query { products(take: 0) { count } }',
  );
  expect([primaryList.totalHits, primaryList.productGroups.length]).toEqual([products.count, 3]);
});

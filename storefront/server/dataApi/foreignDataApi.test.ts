/**
 * The shop in front of a Data API that is known by its schema alone: every page can be rendered,
 * and a visitor can buy.
 */
import { writeAddress } from '@solvik/addresses';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from '../../src/app/entryServer.tsx';
import { createDataApi } from '../../src/data-api/createDataApi.ts';
import {
  addToCartDocument,
  createOrUpdateCheckoutDocument,
  getCartDocument,
  getOrderPublicDocument,
  placeOrderDocument,
  validateOrderCreationDocument,
} from '../../src/data-api/generated/operations.ts';
import { readConfig } from '../config.ts';
import { createServer } from '../createServer.ts';
import { absentSearch } from '../searchApi/absentSearch.ts';
import { createPageCache } from '../pages/pageCache.ts';
import { locateSites } from '../resolveSite.ts';
import { createStorefrontHandler, type PageResponse } from '../storefrontHandler.ts';
import { createFakeDataApi, type Invention } from '../testing/fakeDataApi.ts';
import { forwardCalls } from './forwardCalls.ts';
import { editorsDataApi } from './editorsDataApi.ts';

const sites = locateSites(readConfig({}));
const [site] = sites as [(typeof sites)[number]];
let server: FastifyInstance | undefined;
afterEach(() => server?.close());
let count = 0;

async function open(mode: Invention) {
  const fake = createFakeDataApi(mode);
  const errors: (readonly [message: string, details: object | undefined])[] = [];
  // Each at its own address, as the client remembers per server what it supports.
  const dataApi = {
    url: `http://data-${String((count += 1))}.example/graphql`,
    apiKey: 'k3y',
    fetch: fake.fetch,
  };
  const log = (level: string, message: string, details?: object) =>
    level === 'error' && errors.push([message, details]);
  const cache = createPageCache<PageResponse>();
  const page = createStorefrontHandler({
    config: readConfig({}),
    sites,
    cache,
    dataApi,
    searchTransport: absentSearch,
    editorsDataApi: (view) => editorsDataApi(dataApi, view),
    render: async () => render,
    assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
    previewOf: async () => undefined,
    now: () => new Date('2026-11-23T10:00:00Z'),
    log,
  });
  const opened = await createServer({
    clientDir: undefined,
    page,
    cache,
    sites,
    log,
    endpoints: {
      '/graphql': forwardCalls({ ...dataApi, origins: sites.map(({ origin }) => origin), log }),
    },
    dataApiOf: () => createDataApi({ ...dataApi, site }),
    forms: { siteOf: () => site, receiveForm: async () => ({ kind: 'unknown' }) },
  });
  server = opened;
  const get = async (url: string) => {
    const { statusCode, headers, body } = await opened.inject({
      url,
      headers: { host: 'localhost:3000' },
    });
    return { status: statusCode, location: headers.location, body };
  };
  /** The client of a browser that has the shop open. */
  const inBrowser = createDataApi({
    site,
    url: `http://browser-${String(count)}.example/graphql`,
    token: () => 't0ken',
    fetch: async (request) => {
      const sent = {
        ...Object.fromEntries(request.headers),
        host: 'localhost:3000',
        origin: site.origin,
        'sec-fetch-site': 'same-origin',
        cookie: 'ralph-cart=c-1',
        'user-agent': 'Firefox',
        'x-forwarded-for': '1.2.3.4',
      };
      const { statusCode, headers, body } = await opened.inject({
        method: 'POST',
        url: '/graphql',
        headers: sent,
        payload: await request.text(),
      });
      return new Response(body, {
        status: statusCode,
        headers: { 'content-type': String(headers['content-type']) },
      });
    },
  });
  return { ...fake, errors, get, inBrowser };
}

describe.each<Invention>(['values', 'nulls'])('using only %s', (mode) => {
  it('no page breaks', async () => {
    const { get, errors, received } = await open(mode);
    for (const path of [
      '/',
      '/c/alma',
      '/c/alma?page=1&sort=PRICE',
      '/p/alma',
      '/b/alma',
      '/märken',
      '/s/kappa',
      '/varukorg',
      '/kassan',
      '/om-oss',
    ]) {
      const { status, body } = await get(encodeURI(path));
      expect([path, status < 400, body.includes('Något gick fel')]).toEqual([path, true, false]);
    }
    // The first response shows that the server accepts no hashes; concurrent calls learn it too.
    expect(received.at(-1)?.operation).not.toContain('by hash');
    // An unreadable widget is logged; the page is not affected.
    expect(
      errors.filter(([message]) =>
        /could not be (rendered|refreshed)|failed|cannot be reached/.test(message),
      ),
    ).toEqual([]);
  });
});

it('a visitor buys: operations are forwarded with only the key and the token', async () => {
  const { inBrowser, received, get } = await open('values');
  const checkout = { email: 'astrid@example.se' };
  const cart = (
    await inBrowser.send(addToCartDocument, { id: 'c-1', item: { skuId: 1, quantity: 1 } })
  ).addToCart;
  expect(cart?.items?.length).toBeGreaterThan(0);
  expect((await inBrowser.send(getCartDocument, { id: cart?.id ?? '' })).getCart?.id).toBe(
    cart?.id,
  );
  expect(
    (await inBrowser.send(createOrUpdateCheckoutDocument, { cartId: cart?.id ?? '', checkout }))
      .createOrUpdateCheckout?.paymentOptions?.length,
  ).toBeGreaterThan(0);
  expect(
    (await inBrowser.send(validateOrderCreationDocument, { cartId: cart?.id ?? '', checkout }))
      .validateOrderCreation?.isValid,
  ).toBe(true);
  const order = (await inBrowser.send(placeOrderDocument, { cartId: cart?.id ?? '', checkout }))
    .placeOrder;
  expect(
    (await inBrowser.send(getOrderPublicDocument, { publicOrderId: order?.publicId ?? '' }))
      .getOrderPublic?.publicId,
  ).toBe(order?.publicId);
  expect(order?.publicId).toMatch(/\w/);

  expect(received.map(({ operation }) => operation)).toEqual([
    'addToCart',
    'getCart',
    'createOrUpdateCheckout',
    'validateOrderCreation',
    'placeOrder',
    'getOrderPublic',
  ]);
  for (const { headers } of received)
    expect(headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-apikey': 'k3y',
      authorization: 'Bearer t0ken',
    });
  expect(
    (await get(`${writeAddress('checkoutConfirm', site.locale)}?order=${String(order?.publicId)}`))
      .status,
  ).toBe(200);
});

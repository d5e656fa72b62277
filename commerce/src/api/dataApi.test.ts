import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { recordLog } from '../testing/recordLog.ts';
import { createRequestListener } from '../testing/createRequestListener.ts';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
let server: Server;
let url: string;
beforeAll(async () => {
  shop = await testShop();
  server = createServer(createRequestListener((request) => shop.commerce.graphql(request)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await shop.remove();
});

interface Result {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

async function post(
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; answer: Result }> {
  const response = await shop.commerce.graphql(
    new Request('http://shop/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, answer: (await response.json()) as Result };
}

describe('the Data API over HTTP', () => {
  it('passes the audit of GraphQL over HTTP', async () => {
    const open = await testShop({ env: { GRAPHQL_INTROSPECTION: 'on' } });
    const results = await auditServer({
      url: 'http://shop/graphql',
      fetchFn: (address: string, init: RequestInit) =>
        open.commerce.graphql(new Request(address, init)),
    });
    expect(results.length).toBeGreaterThan(60);
    expect(results.filter(({ status }) => status === 'error').map(({ name }) => name)).toEqual([]);
    await open.remove();
  });

  it('registers a query by its hash and then answers the hash alone', async () => {
    const query = '{ channel { id name } }';
    const persistedQuery = {
      version: 1,
      sha256Hash: createHash('sha256').update(query).digest('hex'),
    };
    const unknown = await post({ extensions: { persistedQuery } });
    expect(unknown.answer.errors?.[0]?.message).toBe('PersistedQueryNotFound');
    expect((await post({ query, extensions: { persistedQuery } })).answer.data).toEqual({
      channel: { id: 'se', name: 'Solvik Sverige' },
    });
    expect((await post({ extensions: { persistedQuery } })).answer.data).toEqual({
      channel: { id: 'se', name: 'Solvik Sverige' },
    });
    const lie = await post({
      query: '{ channels { id } }',
      extensions: {
        persistedQuery: {
          version: 1,
          sha256Hash: createHash('sha256').update('other').digest('hex'),
        },
      },
    });
    expect(lie.answer.errors).toHaveLength(1);
  });

  it('serves a foreign client with its own persisted queries', async () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([new PersistedQueryLink({ sha256 }), new HttpLink({ uri: url })]),
    });
    const query = gql`
      query Dresses($alias: String) {
        products(categoryAlias: $alias, filter: { sort: PRICE }) {
          count
          products {
            name
            unitPrice {
              sellingPriceIncVatFormatted
            }
          }
        }
      }
    `;
    const { data } = await client.query({ query, variables: { alias: 'klanningar' } });
    expect(data).toMatchObject({
      products: {
        count: 1,
        products: [
          { name: 'Sommarklänning', unitPrice: { sellingPriceIncVatFormatted: '399\u00A0kr' } },
        ],
      },
    });
    client.stop();
  });

  it('requires its key if one is configured', async () => {
    const locked = await testShop({ env: { API_KEY: 'secret' } });
    const send = (headers: Record<string, string>) =>
      locked.commerce.graphql(
        new Request('http://shop/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{"query":"{ channel { id } }"}',
        }),
      );
    expect((await send({})).status).toBe(401);
    expect((await send({ 'x-apikey': 'guess' })).status).toBe(401);
    expect((await send({ 'x-apikey': 'secret' })).status).toBe(200);
    await locked.remove();
  });

  it('gives refusals a code, and faults a request id instead of their cause', async () => {
    const refused = await post({
      query:
        'mutation { addToCart(id: "AAAAAAAAAAAAAAAAAAAAAA", item: { skuId: 999999, quantity: 1 }) { id } }',
    });
    expect(refused.answer.errors?.[0]?.extensions?.['code']).toBe('SKU_NOT_FOUND');
    const { database } = shop.commerce;
    const broken = database.handle.withPlugin({
      transformQuery: () => {
        throw new Error('secret of the engine');
      },
      transformResult: async ({ result }) => result,
    });
    const log: string[] = [];
    const { createApi } = await import('./createApi.ts');
    const api = createApi({
      preview: shop.commerce.preview,
      shop: {
        ...shop.commerce.shop,
        database: { ...database, handle: broken },
        log: recordLog(log),
      },
    });
    const response = await api.graphql(
      new Request('http://shop/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ urlHistory(url: \\"/x\\") { newUrl } }"}',
      }),
    );
    const fault = { answer: (await response.json()) as Result };
    expect(JSON.stringify(fault.answer)).not.toContain('secret');
    expect(fault.answer.errors?.[0]).toMatchObject({
      message: 'Something went wrong in the shop.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
    });
    expect(log).toEqual([expect.stringMatching(/^error .*secret of the engine/)]);
    expect(log.join()).toContain(String(fault.answer.errors?.[0]?.extensions?.['requestId']));
  });

  it('does not change anything by GET', async () => {
    const response = await shop.commerce.graphql(
      new Request(
        `http://shop/graphql?query=${encodeURIComponent('mutation { clearCart(id: "AAAAAAAAAAAAAAAAAAAAAA") { id } }')}`,
      ),
    );
    expect(response.status).toBe(405);
  });

  it('lists a product’s addresses in the channels that sell it, and in no other', async () => {
    const channelsOf = async (alias: string) => {
      const { product } = await shop.query<{
        product: { alternativeUrls: { channelId: string }[] };
      }>(
        'query ($alias: String) { product(alias: $alias, channelId: "no", marketId: "no", languageId: "nb-NO") { alternativeUrls { channelId } } }',
        { alias },
      );
      return product.alternativeUrls.map(({ channelId }) => channelId);
    };
    expect(await channelsOf('bara-no')).toEqual(['no']);
    expect(await channelsOf('linne')).toContain('se');
  });

  it('runs no more than a handful of statements, however many products a list shows', async () => {
    const statements: string[] = [];
    const { database } = shop.commerce;
    const spied = database.handle.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { createApi } = await import('./createApi.ts');
    const api = createApi({
      preview: shop.commerce.preview,
      shop: { ...shop.commerce.shop, database: { ...database, handle: spied } },
    });
    const result = await api.execute({
      document:
        '{ products(take: 20) { count products { name skus { name stock { inStock } } unitPrice { sellingPriceIncVat } priceLog { date } productImages { fileName } variantGroup { variants { label stock { inStock } } } totalStock { inStock } brand { name } rating { score } discountCampaigns { name } } filters { facets { values { count } } } } }',
    });
    expect(result.errors).toBeUndefined();
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});

/**
 * The Data API over HTTP: methods, media types, sizes, and which responses may be cached by others.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../../testing/testShop.ts';
import { createApi } from '../createApi.ts';
import { limits } from '../limits.ts';
import { RefusedRequest } from './refusedRequest.ts';
import { readCall } from './readCall.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

interface Result {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { readonly message: string; readonly extensions: { readonly code?: string } }[];
}

const json = { 'content-type': 'application/json' };
const query = '{ channel { id } }';
const body = JSON.stringify({ query });
const address = (document: string) => `http://shop/graphql?query=${encodeURIComponent(document)}`;

async function send(init: RequestInit, url = 'http://shop/graphql') {
  const response = await shop.commerce.graphql(new Request(url, init));
  return {
    status: response.status,
    headers: response.headers,
    answer: (await response.json()) as Result,
  };
}

describe('a request', () => {
  it.each([
    ['application/json', 200],
    ['application/json; charset=UTF-8', 200],
    ['application/graphql-response+json', 200],
    ['application/json; charset=latin1', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
    ['text/plain; application/json', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/graphql', 415],
    ['', 415],
  ])('whose body is %j is answered with %d', async (type, status) => {
    const response = await send({ method: 'POST', headers: { 'content-type': type }, body });
    expect(response.status).toBe(status);
    if (status === 415)
      expect(response.answer.errors?.[0]?.message).toBe(
        'Send the operation as application/json in UTF-8.',
      );
  });

  it.each(['PUT', 'PATCH', 'DELETE'])(
    'by %s is refused, with the allowed methods',
    async (method) => {
      const { status, headers, answer } = await send({ method, headers: json, body });
      expect([status, headers.get('allow'), answer.errors?.[0]?.extensions.code]).toEqual([
        405,
        'GET, POST, OPTIONS',
        'METHOD_NOT_ALLOWED',
      ]);
    },
  );

  it('by HEAD is refused too', async () => {
    expect(
      (await shop.commerce.graphql(new Request(address(query), { method: 'HEAD' }))).status,
    ).toBe(405);
  });

  it('from another origin is answered, never with a visitor’s cookies', async () => {
    const preflight = await shop.commerce.graphql(
      new Request('http://shop/graphql', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://other.example',
          'access-control-request-headers': 'content-type,x-apikey',
        },
      }),
    );
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
      preflight.headers.get('access-control-allow-credentials'),
    ]).toEqual([204, '*', 'content-type,x-apikey', null]);
    expect(
      (
        await send({ method: 'POST', headers: { ...json, origin: 'https://other.example' }, body })
      ).headers.get('access-control-allow-origin'),
    ).toBe('*');
  });

  it('that does not accept JSON is refused', async () => {
    expect(
      (await send({ method: 'POST', headers: { ...json, accept: 'text/html' }, body })).status,
    ).toBe(406);
  });

  it('is read no further than the limit, whatever its headers claim', async () => {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 10_000;
        controller.enqueue(new Uint8Array(10_000).fill(32));
      },
    });
    const init: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      headers: json,
      body: endless,
      duplex: 'half',
    };
    const refused = await readCall(new Request('http://shop/graphql', init)).catch(
      (error: unknown) => error,
    );
    expect(refused instanceof RefusedRequest && refused.refusal.status).toBe(413);
    expect(read).toBeLessThan(2 * limits.requestBytes);
    const honest = await send({
      method: 'POST',
      headers: { ...json, 'content-length': String(limits.requestBytes + 1) },
      body,
    });
    expect([honest.status, honest.answer.errors?.[0]?.extensions.code]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
  });

  it('that is refused is not stored, its hash included', async () => {
    const before = shop.commerce.cacheSizes().documents;
    for (let at = 0; at < 20; at += 1) {
      await send({
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: `{ ${`a${at} `.repeat(15_000)} }` }),
      });
      await send({
        method: 'POST',
        headers: json,
        body: JSON.stringify({
          query: `{ b${at} }`,
          extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
        }),
      });
    }
    expect(shop.commerce.cacheSizes().documents).toEqual(before);
  });

  it.each([
    [
      'sixty long lists',
      `{ ${Array.from({ length: 60 }, (_, at) => `a${at}: products(take: 600) { products { name } }`).join(' ')} }`,
      'OPERATION_TOO_COSTLY',
    ],
    ['a page beyond the limit', '{ products(take: 1000) { products { name } } }', 'BAD_USER_INPUT'],
    ['the schema', '{ __type(name: "CartType") { name } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'an unknown operation',
      'query A { channel { id } } query B { channel { id } }',
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('with %s is refused before anything is read', async (_, document, code) => {
    const { answer } = await send({
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query: document }),
    });
    expect([answer.data, answer.errors?.[0]?.extensions.code]).toEqual([undefined, code]);
  });

  it('with a misspelled name gets no suggestion', async () => {
    const wrong = await send({
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query: '{ chanel { id } }' }),
    });
    expect(wrong.answer.errors?.[0]?.message).toBe(
      'Cannot query field "chanel" on type "GeinsMerchantApiQuery".',
    );
    const value = await send({
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        query: 'query ($f: FilterInputType) { products(filter: $f) { count } }',
        variables: { f: { sort: 'LATES' } },
      }),
    });
    expect(value.answer.errors?.[0]?.message).not.toContain('Did you mean');
    const open = await testShop({ env: { GRAPHQL_INTROSPECTION: 'on' } });
    const helped = await open.commerce.graphql(
      new Request('http://shop/graphql', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: '{ chanel { id } }' }),
      }),
    );
    expect(await helped.text()).toContain('Did you mean');
    await open.remove();
  });
});

it('a fault outside any field has a coded response too, and its cause is only in the log', async () => {
  const log: string[] = [];
  const preview = {
    ...shop.commerce.preview,
    find: () => Promise.reject(new Error('secret of the engine')),
  };
  const { graphql, execute } = createApi({
    shop: {
      ...shop.commerce.shop,
      log: (_level, _message, details) =>
        log.push(String((details as { readonly error?: unknown } | undefined)?.error)),
    },
    preview,
  });
  const response = await graphql(
    new Request('http://shop/graphql', {
      method: 'POST',
      headers: { ...json, 'x-preview-session': 'x', 'x-request-id': 'r1' },
      body,
    }),
  );
  expect([response.status, await response.text()]).toEqual([
    500,
    '{"errors":[{"message":"Something went wrong in the shop.","extensions":{"code":"INTERNAL_SERVER_ERROR","requestId":"r1"}}]}',
  ]);
  expect(
    (await execute({ document: query, previewToken: 'x' })).errors?.[0]?.extensions['code'],
  ).toBe('INTERNAL_SERVER_ERROR');
  expect(log.filter((line) => line.includes('secret of the engine'))).toHaveLength(2);
});

describe('a publicly cacheable response', () => {
  it('is one by GET that is the same for every caller, for a few seconds', async () => {
    const { status, headers, answer } = await send({}, address(query));
    expect([status, answer.data]).toEqual([200, { channel: { id: 'se' } }]);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'public, max-age=5',
      'Accept, Authorization, Cookie, X-Apikey, X-Preview-Session, X-Preview-As',
    ]);
  });

  it.each<[string, RequestInit, string | undefined]>([
    ['one by POST', { method: 'POST', headers: json, body }, undefined],
    ['one to a signed-in caller', { headers: { authorization: 'Bearer x' } }, address(query)],
    ['one to an editor', { headers: { 'x-preview-session': 'x' } }, address(query)],
    [
      'one to an editor’s browser',
      { headers: { cookie: 'a=b; solvik-preview=x' } },
      address(query),
    ],
    [
      'a personal one',
      {},
      address('{ getOrderPublic(publicOrderId: "00000000-0000-0000-0000-000000000000") { id } }'),
    ],
    ['a refusal', {}, address('{ nothing }')],
    ['one with an invalid value', {}, address('{ products(take: 1000) { count } }')],
  ])('%s is not', async (_, init, url) => {
    const { headers } = await send(init, url);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-store', null]);
  });

  it('does not exist if a key is required', async () => {
    const locked = await testShop({ env: { API_KEY: 'secret' } });
    const response = await locked.commerce.graphql(
      new Request(address(query), { headers: { 'x-apikey': 'secret' } }),
    );
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await locked.remove();
  });

  it.each([
    'mutation { clearCart(id: "AAAAAAAAAAAAAAAAAAAAAA") { id } }',
    '{ getCart { id } }',
    '{ ...F } fragment F on GeinsMerchantApiQuery { a: getCart { id } }',
  ])('is never one of an operation that writes: %s', async (document) => {
    const { status, headers } = await send({}, address(document));
    expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([
      405,
      'POST',
      'no-store',
    ]);
  });
});

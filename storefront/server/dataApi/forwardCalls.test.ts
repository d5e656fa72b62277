import { describe, expect, it } from 'vitest';
import { addApiKey } from './addApiKey.ts';
import { isSameSiteCall } from './isSameSiteCall.ts';
import { forwardCalls } from './forwardCalls.ts';

const origins = ['https://shop.example'];
const own = {
  'content-type': 'application/json',
  origin: 'https://shop.example',
  'sec-fetch-site': 'same-origin',
};

/** A remote Data API that records its requests, behind the shop's own address. */
function open(
  respond: () => Response | Promise<Response> = () =>
    Response.json(
      { data: { a: 1 } },
      {
        headers: {
          'set-cookie': 'a=b',
          server: 'x',
          'content-type': 'application/graphql-response+json',
        },
      },
    ),
  timeout?: number,
) {
  const received: Request[] = [];
  const logged: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    received.push(request);
    return new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      Promise.resolve().then(respond).then(resolve, reject);
    });
  };
  const handle = forwardCalls({
    url: 'https://data.example/graphql',
    apiKey: 'k3y',
    origins,
    fetch,
    log: (_level, message) => logged.push(message),
    ...(timeout !== undefined && { timeout: timeout }),
  });
  const send = (headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}) =>
    handle(
      new Request('https://shop.example/graphql', {
        method: 'POST',
        body: '{"a":1}',
        headers: { ...own, ...headers },
        ...init,
      }),
    );
  return { received, logged, send };
}

describe('a call of the shop’s own pages', () => {
  it('is forwarded with only the key and the visitor’s token', async () => {
    const { send, received } = open();
    await send({
      authorization: 'Bearer t',
      cookie: 'a=b',
      'x-forwarded-for': '1.2.3.4',
      'user-agent': 'x',
      'accept-language': 'sv',
      'x-apikey': 'own',
      'x-preview-session': 's',
      referer: 'https://shop.example/p/alma',
    });
    const [request] = received;
    expect([request?.url, request?.method, await request?.text()]).toEqual([
      'https://data.example/graphql',
      'POST',
      '{"a":1}',
    ]);
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-apikey': 'k3y',
      authorization: 'Bearer t',
    });
    expect(request?.redirect).toBe('error');
  });

  it('is answered with only the status, the type and the body', async () => {
    const { status, headers } = await open().send();
    expect([status, Object.fromEntries(headers)]).toEqual([
      200,
      { 'content-type': 'application/graphql-response+json', 'cache-control': 'no-store' },
    ]);
  });

  it.each(['PersistedQueryNotFound', 'Must provide query string.'])(
    'passes on a refusal of its hash unchanged (%s)',
    async (message) => {
      const response = await open(() =>
        Response.json({ errors: [{ message }] }, { status: 400 }),
      ).send();
      expect([response.status, await response.json()]).toEqual([400, { errors: [{ message }] }]);
    },
  );

  it('is sent as text from then on to a server that does not accept hashes', async () => {
    const responses = [
      Response.json({ errors: [{ message: 'PersistedQueryNotSupported' }] }),
      ...[1, 2].map((a) => Response.json({ data: { a } })),
    ];
    const { send, received } = open(() => responses.shift() ?? Response.error());
    const body = JSON.stringify({
      query: '{a}',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: 'h4sh' } },
    });
    const forwarded = [
      await (await send({}, { body })).json(),
      await (await send({}, { body })).json(),
    ];
    expect(forwarded).toEqual([{ data: { a: 1 } }, { data: { a: 2 } }]);
    expect(await Promise.all(received.map((request) => request.text()))).toEqual([
      body,
      ...Array(2).fill('{"query":"{a}","variables":{}}'),
    ]);
  });

  it.each<[string, () => Response | Promise<Response>, number, string]>([
    [
      'the server is unreachable',
      () => Promise.reject(new Error('ECONNREFUSED')),
      502,
      'The Data API cannot be reached',
    ],
    [
      'the response times out',
      () => new Promise(() => undefined),
      504,
      'The Data API did not answer in time',
    ],
  ])('reports where %s', async (_what, respond, status, line) => {
    const { send, logged } = open(respond, 20);
    const { status: forwarded, headers } = await send();
    expect([forwarded, headers.get('content-type')]).toEqual([status, 'application/json']);
    expect(logged).toEqual([line]);
  });
});

it.each<[string, Readonly<Record<string, string>>, RequestInit, number]>([
  ['GET', {}, { method: 'GET', body: null }, 405],
  [
    'a page of another site',
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    {},
    403,
  ],
  ['a program', { origin: '', 'sec-fetch-site': 'none' }, {}, 403],
  ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }, {}, 415],
  ['a body of 100 kB', {}, { body: 'x'.repeat(100_001) }, 413],
])('%s is refused, and nothing is forwarded', async (_what, headers, init, status) => {
  const { send, received } = open();
  expect((await send(headers, init)).status).toBe(status);
  expect(received).toEqual([]);
});

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{}, false],
])('a call with %o is the shop’s own: %s', (headers, is) => {
  expect(isSameSiteCall(new Headers(headers), origins)).toBe(is);
});

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, 'k3y'],
  [{ 'sec-fetch-site': 'same-origin', 'x-apikey': 'theirs' }, 'theirs'],
  [{ 'sec-fetch-site': 'cross-site' }, null],
  [{}, null],
])(
  'the embedded Data API receives the key with calls of the shop’s own pages (%o)',
  async (headers, key) => {
    const handle = addApiKey(async (request) => Response.json(request.headers.get('x-apikey')), {
      apiKey: 'k3y',
      origins,
    });
    expect(
      await (await handle(new Request('https://shop.example/graphql', { headers }))).json(),
    ).toBe(key);
  },
);

import { describe, expect, it } from 'vitest';
import { createDataApi } from './createDataApi.ts';
import type { DataDocument } from './dataDocument.ts';

const document: DataDocument<{ readonly a: number }, Record<string, never>> = {
  name: 'readA',
  kind: 'query',
  hash: 'h4sh',
  text: 'query readA{a}',
};
const site = { channelId: 'se', marketId: 'se', languageId: 'sv-SE' };

interface Asked {
  readonly headers: Headers;
  readonly body: {
    readonly operationName: string;
    readonly variables: object;
    readonly query?: string;
    readonly extensions?: { readonly persistedQuery: { readonly sha256Hash: string } };
  };
}

let servers = 0;

/** A server, at an address of its own, that answers in turn and remembers what it was asked. */
function serverOf(...answers: readonly (string | object | Error)[]) {
  const asked: Asked[] = [];
  const left = [...answers];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push({ headers: request.headers, body: (await request.json()) as Asked['body'] });
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  };
  servers += 1;
  return {
    asked,
    api: createDataApi({
      site,
      url: `http://shop-${String(servers)}.example/graphql`,
      apiKey: 'k3y',
      token: () => 't0ken',
      fetch,
    }),
  };
}

describe('an operation of the storefront', () => {
  it.each([undefined, 'customerType=STUDENT&viewport=phone'])(
    'says as whom an editor looks, when that is chosen (%s)',
    async (previewAs) => {
      const heard: (string | null)[] = [];
      const fetch = async ({ headers }: Request): Promise<Response> => {
        heard.push(headers.get('x-preview-as'));
        return Response.json({ data: { a: 1 } });
      };
      await createDataApi({
        site,
        url: 'http://shop.example/graphql',
        isPreview: true,
        previewAs,
        fetch,
      }).send(document, {});
      expect(heard).toEqual([previewAs ?? null]);
    },
  );

  it('goes out with its hash, its site, the key and the visitor’s token', async () => {
    const { api, asked } = serverOf({ data: { a: 1 } });
    expect(await api.send(document, {})).toEqual({ a: 1 });
    expect(asked[0]?.body).toEqual({
      operationName: 'readA',
      variables: site,
      extensions: { persistedQuery: { version: 1, sha256Hash: 'h4sh' } },
    });
    expect(
      ['accept', 'content-type', 'x-apikey', 'authorization'].map((name) =>
        asked[0]?.headers.get(name),
      ),
    ).toEqual(['application/json', 'application/json', 'k3y', 'Bearer t0ken']);
  });

  it.each(['PersistedQueryNotFound', 'PersistedQueryNotSupported'])(
    'is sent whole when the server says %s',
    async (message) => {
      const { api, asked } = serverOf({ errors: [{ message }] }, { data: { a: 2 } });
      expect(await api.send(document, {})).toEqual({ a: 2 });
      expect(asked[1]?.body.query).toBe('query readA{a}');
    },
  );

  it('keeps its hash beside the text for a server that does not know it yet, and sends the hash alone the next time', async () => {
    const { api, asked } = serverOf(
      { errors: [{ message: 'PersistedQueryNotFound' }] },
      { data: { a: 1 } },
      { data: { a: 2 } },
    );
    await api.send(document, {});
    await api.send(document, {});
    expect(
      asked.map(({ body }) => [
        body.query !== undefined,
        body.extensions?.persistedQuery.sha256Hash,
      ]),
    ).toEqual([
      [false, 'h4sh'],
      [true, 'h4sh'],
      [false, 'h4sh'],
    ]);
  });

  it.each<[string, Response]>([
    [
      'as express-graphql says it',
      Response.json({ errors: [{ message: 'Must provide query string.' }] }, { status: 400 }),
    ],
    [
      'as graphql-http says it',
      Response.json({ errors: [{ message: 'Missing query' }] }, { status: 400 }),
    ],
    [
      'as gqlgen says it',
      Response.json(
        { errors: [{ message: 'no operation provided' }], data: null },
        { status: 422 },
      ),
    ],
    ['as plain text', new Response('Must provide query string', { status: 400 })],
    [
      'as Apollo Server says it',
      Response.json({
        errors: [
          {
            message: 'PersistedQueryNotSupported',
            extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
          },
        ],
      }),
    ],
  ])(
    'is sent as text alone, then and from then on, to a server that takes no hashes, %s',
    async (_what, refusal) => {
      const { api, asked } = serverOf(refusal, { data: { a: 1 } }, { data: { a: 2 } });
      expect([await api.send(document, {}), await api.send(document, {})]).toEqual([
        { a: 1 },
        { a: 2 },
      ]);
      expect(asked.map(({ body }) => [body.query, body.extensions])).toEqual([
        [undefined, expect.anything()],
        ['query readA{a}', undefined],
        ['query readA{a}', undefined],
      ]);
    },
  );

  it('is sent by hash again to a server that refused the text as well', async () => {
    const refusal = () =>
      Response.json({ errors: [{ message: 'Cannot query field "a".' }] }, { status: 400 });
    const { api, asked } = serverOf(refusal(), refusal(), { data: { a: 1 } });
    await expect(api.send(document, {})).rejects.toThrow('GraphQL error: Cannot query field "a".');
    await api.send(document, {});
    expect(asked.map(({ body }) => body.query !== undefined)).toEqual([false, true, false]);
  });

  it.each([
    [
      'a status of 300 or above',
      new Response('', { status: 502 }),
      'Response not successful: Received status code 502',
    ],
    ['a body that is no JSON', '<html>', 'The answer to readA is not JSON.'],
    ['neither data nor errors', {}, 'Server response was missing for query readA'],
    [
      'an error of the query',
      { errors: [{ message: 'No.', extensions: { code: 'NOPE' } }] },
      'GraphQL error: No.',
    ],
    ['no network', new Error('offline'), 'Network error: offline'],
  ])('that meets %s says so', async (_what, answer, message) => {
    await expect(serverOf(answer).api.send(document, {})).rejects.toMatchObject({
      name: 'DataApiError',
      operation: 'readA',
      message,
    });
  });

  it('carries the code of a refusal', async () => {
    await expect(
      serverOf({ errors: [{ message: 'x', extensions: { code: 'RequirementsNotMet' } }] }).api.send(
        document,
        {},
      ),
    ).rejects.toMatchObject({ code: 'RequirementsNotMet' });
  });
});

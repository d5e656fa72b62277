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

interface RecordedRequest {
  readonly headers: Headers;
  readonly body: {
    readonly operationName: string;
    readonly variables: object;
    readonly query?: string;
    readonly extensions?: { readonly persistedQuery: { readonly sha256Hash: string } };
  };
}

let servers = 0;

/** A server at its own address with a list of responses; records its requests. */
function serverOf(...responses: readonly (string | object | Error)[]) {
  const requests: RecordedRequest[] = [];
  const left = [...responses];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push({
      headers: request.headers,
      body: (await request.json()) as RecordedRequest['body'],
    });
    const response = left.shift();
    if (response instanceof Error) throw response;
    if (response instanceof Response) return response;
    return typeof response === 'string' ? new Response(response) : Response.json(response);
  };
  servers += 1;
  return {
    requests,
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
    'sends the chosen preview visitor (%s)',
    async (previewAs) => {
      const visitors: (string | null)[] = [];
      const fetch = async ({ headers }: Request): Promise<Response> => {
        visitors.push(headers.get('x-preview-as'));
        return Response.json({ data: { a: 1 } });
      };
      await createDataApi({
        site,
        url: 'http://shop.example/graphql',
        isPreview: true,
        previewAs,
        fetch,
      }).send(document, {});
      expect(visitors).toEqual([previewAs ?? null]);
    },
  );

  it('sends its hash, its site, the key and the visitor’s token', async () => {
    const { api, requests } = serverOf({ data: { a: 1 } });
    expect(await api.send(document, {})).toEqual({ a: 1 });
    expect(requests[0]?.body).toEqual({
      operationName: 'readA',
      variables: site,
      extensions: { persistedQuery: { version: 1, sha256Hash: 'h4sh' } },
    });
    expect(
      ['accept', 'content-type', 'x-apikey', 'authorization'].map((name) =>
        requests[0]?.headers.get(name),
      ),
    ).toEqual(['application/json', 'application/json', 'k3y', 'Bearer t0ken']);
  });

  it.each(['PersistedQueryNotFound', 'PersistedQueryNotSupported'])(
    'is sent with its text when the server responds %s',
    async (message) => {
      const { api, requests } = serverOf({ errors: [{ message }] }, { data: { a: 2 } });
      expect(await api.send(document, {})).toEqual({ a: 2 });
      expect(requests[1]?.body.query).toBe('query readA{a}');
    },
  );

  it('sends text and hash to a server that does not know the hash yet, and the hash alone the next time', async () => {
    const { api, requests } = serverOf(
      { errors: [{ message: 'PersistedQueryNotFound' }] },
      { data: { a: 1 } },
      { data: { a: 2 } },
    );
    await api.send(document, {});
    await api.send(document, {});
    expect(
      requests.map(({ body }) => [
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
      'in express-graphql’s words',
      Response.json({ errors: [{ message: 'Must provide query string.' }] }, { status: 400 }),
    ],
    [
      'in graphql-http’s words',
      Response.json({ errors: [{ message: 'Missing query' }] }, { status: 400 }),
    ],
    [
      'in gqlgen’s words',
      Response.json(
        { errors: [{ message: 'no operation provided' }], data: null },
        { status: 422 },
      ),
    ],
    ['as plain text', new Response('Must provide query string', { status: 400 })],
    [
      'in Apollo Server’s words',
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
    'is sent as text from then on to a server that does not accept hashes, %s',
    async (_what, refusal) => {
      const { api, requests } = serverOf(refusal, { data: { a: 1 } }, { data: { a: 2 } });
      expect([await api.send(document, {}), await api.send(document, {})]).toEqual([
        { a: 1 },
        { a: 2 },
      ]);
      expect(requests.map(({ body }) => [body.query, body.extensions])).toEqual([
        [undefined, expect.anything()],
        ['query readA{a}', undefined],
        ['query readA{a}', undefined],
      ]);
    },
  );

  it('is sent by hash again to a server that refused the text as well', async () => {
    const refusal = () =>
      Response.json({ errors: [{ message: 'Cannot query field "a".' }] }, { status: 400 });
    const { api, requests } = serverOf(refusal(), refusal(), { data: { a: 1 } });
    await expect(api.send(document, {})).rejects.toThrow('GraphQL error: Cannot query field "a".');
    await api.send(document, {});
    expect(requests.map(({ body }) => body.query !== undefined)).toEqual([false, true, false]);
  });

  it.each([
    [
      'a status of 300 or above',
      new Response('', { status: 502 }),
      'Response not successful: Received status code 502',
    ],
    ['a body that is not JSON', '<html>', 'The response to readA is not JSON.'],
    ['neither data nor errors', {}, 'Server response was missing for query readA'],
    [
      'an error of the query',
      { errors: [{ message: 'No.', extensions: { code: 'NOPE' } }] },
      'GraphQL error: No.',
    ],
    ['no network', new TypeError('Load failed'), 'Network error: Network request failed'],
    [
      'a page that was left',
      new DOMException('The operation was aborted.', 'AbortError'),
      'Network error: Aborted',
    ],
  ])('that meets %s reports it', async (_what, response, message) => {
    await expect(serverOf(response).api.send(document, {})).rejects.toMatchObject({
      name: 'DataApiError',
      operation: 'readA',
      message,
    });
  });

  it('reports every error of the query in one message', async () => {
    const errors = [{ message: 'No.', extensions: { code: 'NOPE' } }, { message: 'Nor this.' }];
    const message = 'GraphQL error: No.\nGraphQL error: Nor this.';
    const failure = { message, code: 'NOPE', status: 500 };
    await expect(serverOf({ errors }).api.send(document, {})).rejects.toMatchObject(failure);
  });

  it('reports the query’s errors and a failed status in one message', async () => {
    const refusal = Response.json({ errors: [{ message: 'No key.' }] }, { status: 401 });
    const unsuccessful = 'Network error: Response not successful: Received status code 401';
    const failure = { message: `GraphQL error: No key.\n${unsuccessful}`, status: 401 };
    await expect(serverOf(refusal).api.send(document, {})).rejects.toMatchObject(failure);
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

/** What every answer carries and what none does, over the wire: many of these are given before Fastify. */
import { type IncomingHttpHeaders, request as send } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Rendered, RenderRequest } from '../src/app/entryServer.tsx';
import { readConfig } from './config.ts';
import { createServer } from './createServer.ts';
import { createPageCache } from './pages/pageCache.ts';
import { placeSites, resolveSite } from './resolveSite.ts';
import { createStorefrontHandler, type PageAnswer } from './storefrontHandler.ts';

const rendered: string[] = [];
const draining = { isOn: false };
const breaking = { isOn: false };
const logged: unknown[] = [];
let server: FastifyInstance;
let port = 0;

/** A page that says its address; the cart is a visitor's own. */
async function render({ request, cookies }: RenderRequest): Promise<Rendered> {
  rendered.push(request.url);
  const isPersonal = request.url.includes('/varukorg');
  const html = `${request.url} ${isPersonal ? JSON.stringify(cookies) : ''} ${'<p>Kappa</p>'.repeat(200)}`;
  const status = request.url.includes('/p/') ? 404 : 200;
  return {
    kind: 'page',
    status,
    routeName: 'home',
    sources: [],
    isPersonal,
    cacheTags: [],
    head: '',
    styles: '',
    sheet: '',
    html,
    fonts: [],
    state: { site, sites: [], queries: { at: 0, answers: [] }, now: '' },
  };
}
const config = readConfig({
  PUBLIC_PROTOCOL: 'https',
  HOSTS: 'se=localhost,no=no.localhost,dk=dk.localhost,fi=fi.localhost',
});
const sites = placeSites(config);
const [site] = sites as [(typeof sites)[number]];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const cache = createPageCache<PageAnswer>();
  const page = createStorefrontHandler({
    config,
    sites,
    cache,
    render: async () => render,
    assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
    dataApi: {
      url: 'http://shop.test/graphql',
      fetch: () => Promise.reject(new Error('Nothing is asked here.')),
    },
    editorsDataApi: () => {
      throw new Error('There is no editor.');
    },
    previewOf: async () => undefined,
    now: () => new Date(0),
    log: () => undefined,
  });
  server = await createServer({
    clientDir: undefined,
    page: async (request) => {
      if (breaking.isOn) throw new Error('broken');
      return page(request);
    },
    cache,
    sites,
    endpoints: {
      '/graphql': async (request) =>
        Response.json({ data: 'x'.repeat(5000), method: request.method }),
    },
    log: (level, message, details) => logged.push({ level, message, url: details?.['url'] }),
    dataApiOf: () => {
      throw new Error('Nothing is asked here.');
    },
    forms: {
      siteOf: ({ host, path }) => {
        const place = resolveSite(config, sites, { host, path });
        return place.kind === 'site' ? place.site : undefined;
      },
      receiveForm: async () => ({ kind: 'unknown' }),
    },
    isDraining: () => draining.isOn,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as { readonly port: number }).port;
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<Answered>((resolve, reject) => {
    const request = send(
      { host: '127.0.0.1', port, path, method, headers: { host: 'localhost', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    request.on('error', reject).end();
  });

/** What comes back for bytes that no client library would send. */
const askRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    connect(port, '127.0.0.1')
      .on('data', (part) => {
        answer += part.toString();
      })
      .on('error', reject)
      .on('close', () => resolve(answer))
      .end(text);
  });

describe('a page that everybody may have', () => {
  it('is sent compressed, with its length, a strong tag and its policy, and as a miss but once', async () => {
    const first = await ask('/c/first', { 'accept-encoding': 'gzip, br' });
    const second = await ask('/c/first', { 'accept-encoding': 'gzip, br' });
    expect([first.headers['x-page-cache'], second.headers['x-page-cache']]).toEqual([
      'miss',
      'hit',
    ]);
    for (const { headers, body } of [first, second]) {
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(body.length),
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': expect.stringContaining("connect-src 'self';"),
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(brotliDecompressSync(body).toString()).toContain('/c/first');
    }
  });

  it('is the same document in every encoding', async () => {
    const [plain, gzip] = [
      await ask('/c/first'),
      await ask('/c/first', { 'accept-encoding': 'gzip' }),
    ];
    expect(gunzipSync(gzip.body).toString()).toBe(plain.body.toString());
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to who has it', async () => {
    const {
      headers: { etag = '' },
    } = await ask('/c/first', { 'accept-encoding': 'br' });
    const again = await ask('/c/first', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  it('is described to HEAD as it would be sent', async () => {
    const [got, head] = [
      await ask('/c/first', { 'accept-encoding': 'br' }),
      await ask('/c/first', { 'accept-encoding': 'br' }, 'HEAD'),
    ];
    expect([
      head.status,
      head.body.length,
      head.headers['content-length'],
      head.headers.etag,
    ]).toEqual([200, 0, got.headers['content-length'], got.headers.etag]);
  });

  it('is one page for every campaign that leads to it', async () => {
    const before = rendered.length;
    for (const name of ['a', 'b', 'c']) {
      const { body } = await ask(`/c/campaign?utm_source=${name}`);
      expect(body.toString()).not.toContain('utm_source');
    }
    expect(rendered.length - before).toBe(1);
  });

  it('is one page for every way in which a list’s selection is written', async () => {
    const before = rendered.length;
    const selections = [
      '?sort=PRICE&page=2',
      '?page=02&sort=PRICE',
      '?page=+2&sort=PRICE&sort=LATEST&PAGE=3',
    ];
    const etags = new Set<string | undefined>();
    for (const search of selections) etags.add((await ask(`/c/selection${search}`)).headers.etag);
    expect([rendered.length - before, etags.size, etags.has(undefined)]).toEqual([1, 1, false]);
  });

  it('is of the front that the host names', async () => {
    await ask('/c/first');
    expect((await ask('/c/first', { host: 'no.localhost' })).body.toString()).toContain(
      'no.localhost',
    );
  });
});

describe('a page that is not kept', () => {
  it.each(['/varukorg', '/p/none'])(
    '%s is compressed on the way, with its policy, and nobody’s to keep',
    async (path) => {
      const { headers, body } = await ask(path, { 'accept-encoding': 'br' });
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        'content-security-policy': expect.stringContaining('default-src'),
      });
      expect(brotliDecompressSync(body).toString()).toContain(path);
    },
  );

  it('shows a plain form’s answer to its sender', async () => {
    for (const state of ['miss', 'miss']) {
      const { headers, body } = await ask('/c/first?form=newsletter&answer=received');
      expect(body.toString()).toContain('answer=received');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-page-cache': state });
    }
    expect((await ask('/c/first?form=newsletter&answer=made-up')).headers['x-page-cache']).toBe(
      'hit',
    );
  });

  it('holds the visitor’s own, however many ask at once', async () => {
    const answers = await Promise.all(
      ['anna', 'bo', 'cia'].map((name) => ask('/varukorg', { cookie: `name=${name}` })),
    );
    expect(answers.map(({ body }) => /"name":"(\w+)"/.exec(body.toString())?.[1])).toEqual([
      'anna',
      'bo',
      'cia',
    ]);
  });

  it('has its policy where its address is badly written', async () => {
    const { status, headers } = await ask('/%zz');
    expect([status, headers['content-security-policy'] !== undefined]).toEqual([200, true]);
  });
});

describe('an answer of the back end', () => {
  it('is compressed, and has no policy of documents', async () => {
    const { headers, body } = await ask('/graphql', { 'accept-encoding': 'gzip' }, 'POST');
    expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ method: 'POST' });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'accept-encoding' });
    expect(headers['content-security-policy']).toBeUndefined();
  });
});

it.each([
  ['/preview-widgets?loginToken=secret&page=2', 500],
  ['/checkout/confirm?order=secret', 500],
  ['/payments/other/secret', 500],
  ['/%zz?loginToken=secret', 404],
])('a request that fails is logged without its secrets: %s', async (path, status) => {
  logged.length = 0;
  breaking.isOn = true;
  const answer = await ask(path);
  breaking.isOn = false;
  expect([answer.status, logged.length]).toEqual([status, 1]);
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(JSON.stringify(logged)).toContain(path.slice(0, path.search(/[?]|secret/)));
});

describe('a request that nobody can read', () => {
  it.each(['a b', 'a/b', 'user@localhost', '', 'a:99999'])(
    'for the host “%s” is refused in a sentence, at every address',
    async (host) => {
      for (const path of ['/', '/graphql', '/c/first', '/robots.txt']) {
        const answer = await askRaw(
          `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer).toContain('The Host header names no host.');
      }
    },
  );

  it('without a host is refused', async () =>
    expect(await askRaw('GET /c/first HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /));

  it.each([
    ['TRACE', '/graphql'],
    ['TRACE', '/'],
    ['PROPFIND', '/c/first'],
    ['PUT', '/c/first'],
    ['DELETE', '/'],
  ])('%s %s is refused with what may be sent', async (method, path) => {
    const { status, headers } = await ask(path, {}, method);
    expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')]);
  });

  it('for two slashes never shows the front page', async () => {
    const { status, headers } = await ask('//evil.example');
    expect([status, headers.location]).toEqual([301, '/evil.example']);
  });
});

it('a shop that is being stopped is not ready, and ends each connection with its answer', async () => {
  await ask('/c/first');
  draining.isOn = true;
  const [ready, page, own] = [
    await ask('/health/ready'),
    await ask('/c/first'),
    await ask('/varukorg'),
  ];
  draining.isOn = false;
  expect([ready.status, page.status, own.status]).toEqual([503, 200, 200]);
  for (const { headers } of [ready, page, own]) expect(headers.connection).toBe('close');
});

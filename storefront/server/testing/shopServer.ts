/** A listening server with a stub renderer, for tests. */
import { type IncomingHttpHeaders, request as send } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Rendered, RenderRequest } from '../../src/app/entryServer.tsx';
import { readConfig } from '../config.ts';
import { createServer } from '../createServer.ts';
import { createPageCache } from '../pages/pageCache.ts';
import { locateSites, resolveSite } from '../resolveSite.ts';
import { createStorefrontHandler, type PageResponse } from '../storefrontHandler.ts';

export const rendered: string[] = [];
export const draining = { isOn: false };
export const breaking = { isOn: false };
export const logged: unknown[] = [];
export let server: FastifyInstance;
export let port = 0;

/** A page that contains its address; the cart is personal. */
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
export const config = readConfig({
  PUBLIC_PROTOCOL: 'https',
});
export const sites = locateSites(config);
const [site] = sites as [(typeof sites)[number]];

/** Starts the server before the tests of the calling file, and closes it after them. */
export function servesShop(): void {
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const cache = createPageCache<PageResponse>();
    const page = createStorefrontHandler({
      config,
      sites,
      cache,
      render: async () => render,
      assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
      dataApi: {
        url: 'http://shop.test/graphql',
        fetch: () => Promise.reject(new Error('Nothing is requested here.')),
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
        throw new Error('Nothing is requested here.');
      },
      forms: {
        siteOf: ({ host, path }) => {
          const resolved = resolveSite(config, sites, { host, path });
          return resolved.kind === 'site' ? resolved.site : undefined;
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
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export const sendRequest = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) =>
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

/** The response to bytes that no client library would send. */
export const sendRaw = (text: string) =>
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

/** Which Data API and which search browsers are given: the composition, with its key. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Commerce, createCommerce } from '@solvik/commerce';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { serveShop } from './serveShop.ts';
import { noPictures } from './testing/noPictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'solvik-serve-'));
let commerce: Commerce;
const servers: { readonly close: () => PromiseLike<unknown> }[] = [];
beforeAll(async () => {
  commerce = await createCommerce({
    dataDir,
    env: { API_KEY: 'embedded-key' },
    log: () => undefined,
    hasJobs: false,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
// The first that closes also closes the back end of all.
afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function openShop(env: Readonly<Record<string, string>>) {
  const server = await serveShop({
    config: readConfig(env),
    commerce,
    pictures: noPictures,
    render: async () => () => Promise.reject(new Error('No page is rendered here.')),
    assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
    clientDir: undefined,
  });
  servers.push(server);
  return server;
}

/** Sends a query for the channels to the shop's `/graphql`, as a browser on one of its pages does. */
async function queryFromPage(env: Readonly<Record<string, string>>, site = 'same-origin') {
  const server = await openShop(env);
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'sec-fetch-site': site,
    },
    payload: JSON.stringify({ query: '{ channels { id } }' }),
  });
  return { statusCode, body };
}

describe('a browser’s call of /graphql', () => {
  it('reaches the embedded Data API with its key from the shop’s own pages', async () => {
    const { statusCode, body } = await queryFromPage({});
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      data: { channels: expect.arrayContaining([{ id: expect.any(String) }]) },
    });
  });

  it('is refused without a key from another site', async () => {
    expect((await queryFromPage({}, 'cross-site')).statusCode).toBe(401);
  });

  it('is forwarded to the configured Data API with that one’s key', async () => {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request);
      return Response.json({ data: { channels: [] } });
    });
    const { body } = await queryFromPage({
      DATA_API_URL: 'https://data.example/graphql',
      DATA_API_KEY: 'remote-key',
    });
    expect(body).toBe('{"data":{"channels":[]}}');
    expect(sent.map(({ url, headers }) => [url, headers.get('x-apikey')])).toEqual([
      ['https://data.example/graphql', 'remote-key'],
    ]);
  });
});

describe('a browser’s call of the search', () => {
  const searches = async (env: Readonly<Record<string, string>>) => {
    const server = await openShop(env);
    const { statusCode, body } = await server.inject({
      url: '/api/storefront/v3/queries/navigation-tree?market=se&locale=sv-SE&notify=false',
      headers: { host: 'localhost:3000' },
    });
    return { statusCode, body };
  };

  it('reaches the embedded one', async () => {
    expect(await searches({})).toEqual({ statusCode: 200, body: '{"navigation":[]}' });
  });

  it('is forwarded to the configured host', async () => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      requested.push(url);
      return Response.json({ navigation: ['remote'] });
    });
    const { body } = await searches({
      SEARCH_API_URL: 'https://cluster.example',
      DATA_API_URL: 'https://data.example/graphql',
    });
    expect(body).toBe('{"navigation":["remote"]}');
    expect(requested).toEqual([
      'https://cluster.example/api/storefront/v3/queries/navigation-tree?market=se&locale=sv-SE&notify=false',
    ]);
  });

  it('of a remote Data API alone is refused: the embedded one has other products', async () => {
    const { statusCode, body } = await searches({ DATA_API_URL: 'https://data.example/graphql' });
    expect([statusCode, body]).toEqual([501, expect.stringContaining('SEARCH_API_URL')]);
  });
});

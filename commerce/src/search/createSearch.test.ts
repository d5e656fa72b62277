/** A Meilisearch server that is away, refuses, or loses its index: shoppers are served all the same. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogueCache } from '../catalogue/createCatalogueCache.ts';
import {
  type MeilisearchDouble,
  openMeilisearch,
} from '../testing/meilisearch/meilisearchDouble.ts';
import { recordLog } from '../testing/recordLog.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { createSearch, type Search } from './createSearch.ts';

const key = 'key-of-the-test';
/** For an index that is written in the background. */
const patience = { timeout: 30_000 };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

let server: MeilisearchDouble;
let searches: Search[] = [];
let log: string[] = [];
let tests = 0;
beforeEach(async () => {
  server = await openMeilisearch(key);
  tests += 1;
});
afterEach(async () => {
  for (const search of searches) await search.stop();
  searches = [];
  log = [];
  await server.close();
});

/** A test’s own index. */
const uid = () => `test${String(tests)}_sv`;

/** A process of the shop that searches the server. */
function start(sentKey = key): Search['engine']['find'] {
  const { database } = shop.commerce;
  const search = createSearch({
    database,
    catalogue: createCatalogueCache(database),
    meilisearch: { url: server.url, key: sentKey, prefix: `test${String(tests)}` },
    log: recordLog(log),
    clock: () => shop.clock.now,
  });
  searches.push(search);
  return search.engine.find;
}

const dresses = { text: 'klänning', locale: 'sv', market: 'se' } as const;
const levels = () => log.map((line) => line.split(' ')[0]);
const writes = () => server.requests.filter((each) => /^(POST|PATCH|DELETE) \/indexes/.test(each));

/** Searches until the server responds to a search. */
async function responds(find: Search['engine']['find']): Promise<void> {
  await vi.waitFor(async () => {
    const before = server.requests.length;
    await find(dresses);
    expect(server.requests.slice(before)).toContain('POST /multi-search');
  }, patience);
}

describe('a shop with a search server', () => {
  it('searches with its own engine until the index is built, without an error', async () => {
    const find = start();
    expect((await find(dresses)).ids).toHaveLength(2);
    await responds(find);
    expect((await find(dresses)).ids).toHaveLength(2);
    expect([[...server.indexes.keys()], log]).toEqual([[uid()], []]);
  });

  it('responds while the server is away, and logs once when it goes and comes back', async () => {
    const find = start();
    await responds(find);
    server.isReachable = false;
    expect((await find(dresses)).ids).toHaveLength(2);
    expect((await find(dresses)).ids).toHaveLength(2);
    shop.clock.now += 11_000;
    expect((await find(dresses)).ids).toHaveLength(2);
    expect(levels()).toEqual(['error']);
    expect(log[0]).toContain(`Meilisearch at ${server.url} cannot be reached`);
    server.isReachable = true;
    shop.clock.now += 11_000;
    await find(dresses);
    expect(levels()).toEqual(['error', 'info']);
  });

  it('leaves a server that failed alone for ten seconds', async () => {
    const find = start();
    await responds(find);
    server.isReachable = false;
    await find(dresses);
    server.isReachable = true;
    const before = server.requests.length;
    shop.clock.now += 9_000;
    await find(dresses);
    expect(server.requests).toHaveLength(before);
    shop.clock.now += 2_000;
    await find(dresses);
    expect(server.requests.length).toBeGreaterThan(before);
  });

  it('logs the reason of a server that refuses its key', async () => {
    const find = start('another');
    expect((await find(dresses)).ids).toHaveLength(2);
    await vi.waitFor(() => expect(levels()).toEqual(['error']), patience);
    expect(log[0]).toContain('The provided API key is invalid.');
  });

  it('builds an index again that the server has lost', async () => {
    const find = start();
    await responds(find);
    const indexes = server.indexes as Map<string, unknown>;
    indexes.delete(uid());
    expect((await find(dresses)).ids).toHaveLength(2);
    shop.clock.now += 11_000;
    await vi.waitFor(async () => {
      await find(dresses);
      expect(indexes.has(uid())).toBe(true);
    }, patience);
  });

  it('that is started again sends only what has changed', async () => {
    await responds(start());
    expect(writes()).toContain(`PATCH /indexes/${uid()}_next/settings`);
    const before = writes().length;
    await responds(start());
    expect(writes().slice(before)).not.toContain('POST /indexes');
  });

  it('finds at the server only what the market sells', async () => {
    const find = start();
    await responds(find);
    const sold = { text: 'fjellgenser', locale: 'sv' } as const;
    expect((await find({ ...sold, market: 'no' })).ids).toHaveLength(1);
    expect((await find({ ...sold, market: 'se' })).ids).toEqual([]);
  });

  it('sends what the server cannot know: inflected forms, facets and markets', async () => {
    await responds(start());
    const { documents } = server.indexes.get(uid()) ?? { documents: new Map() };
    expect(documents.get(1)).toMatchObject({
      name: 'sommarklanning',
      forms: expect.stringMatching(/\bklanningarna\b/),
      facets: expect.arrayContaining(['c-2']),
      markets: expect.arrayContaining(['se', 'no']),
    });
  });
});

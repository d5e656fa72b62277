import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { incrementVersion } from '../catalogue/incrementVersion.ts';
import { createCatalogueCache } from '../catalogue/createCatalogueCache.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { createHealth } from './createHealth.ts';

let running: TestShop;
let shop: CommerceRuntime;
beforeAll(async () => {
  running = await testShop();
});
afterAll(() => running.remove());
beforeEach(() => {
  const { database } = running.commerce;
  running.log.length = 0;
  shop = {
    ...running.commerce.shop,
    catalogue: createCatalogueCache(database, { clock: () => running.clock.now }),
  };
});

async function send(health: (request: Request) => Promise<Response>, path = 'ready') {
  const response = await health(new Request(`http://localhost/health/${path}`));
  const body = (await response.json()) as {
    readonly status: string;
    readonly missing?: readonly { readonly code: string }[];
  };
  return `${String(response.status)} ${body.status} ${(body.missing ?? []).map(({ code }) => code).join(' ')}`.trim();
}

describe('a shop that has just opened', () => {
  it('is live, and is ready once it serves lists', async () => {
    const health = createHealth(shop);
    expect(await send(health, 'live')).toBe('200 live');
    expect(await send(health)).toBe('503 not ready INDEX_NOT_BUILT');
    await shop.catalogue.get();
    expect(await send(health)).toBe('200 ready');
    expect(await send(health)).toBe('200 ready');
    expect(running.log).toEqual([
      'error The shop is not ready. missing: INDEX_NOT_BUILT',
      'info The shop is ready.',
    ]);
  });
});

describe('a running shop', () => {
  beforeEach(() => shop.catalogue.refresh());

  it('is not ready without disk space for orders', async () => {
    const database = { ...shop.database, freeBytes: async () => 1_000 };
    expect(await send(createHealth({ ...shop, database }))).toBe('503 not ready DISK_FULL');
  });

  it('is not ready if the database does not respond, but live', async () => {
    const { database } = shop;
    const fail = () => {
      throw new Error('unreachable');
    };
    const handle = database.handle.withPlugin({
      transformQuery: fail,
      transformResult: async ({ result }) => result,
    });
    const health = createHealth({ ...shop, database: { ...database, handle } });
    expect(await send(health)).toBe('503 not ready DATABASE_UNAVAILABLE');
    expect(await send(health, 'live')).toBe('200 live');
  });

  it('refreshes its lists in the background when the catalogue has changed, before one is requested', async () => {
    const before = await shop.catalogue.get();
    await incrementVersion(shop.database.handle);
    await shop.catalogue.refresh();
    const after = await shop.catalogue.get();
    expect(Number(after.version)).toBe(Number(before.version) + 1);
    expect(shop.catalogue.state()).toEqual({ isBuilt: true, outdatedSince: undefined });
    expect(await send(createHealth(shop))).toBe('200 ready');
  });
});

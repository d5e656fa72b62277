import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sampleCatalogue, sampleProducts } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { readVersion } from './buildCatalogueIndex.ts';
import { createCatalogueCache } from './createCatalogueCache.ts';
import { incrementVersion } from './incrementVersion.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

it('serves the old lists until the new ones are there', async () => {
  const { database } = shop.commerce;
  const catalogue = createCatalogueCache(database);
  const before = await catalogue.get();
  await incrementVersion(database.handle);
  const renewing = catalogue.renew();
  expect(await catalogue.get()).toBe(before);
  await renewing;
  expect((await catalogue.get()).version).toBe(await readVersion(database.handle));
});

it('renews again what was being built while it was written', async () => {
  const { database } = shop.commerce;
  const { promise: written, resolve: release } = Promise.withResolvers<void>();
  let reads: number | undefined;
  const held = database.handle.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (reads === undefined) return result;
      reads += 1;
      // The version, the clock, and the version that is built are known.
      if (reads === 4) await written;
      return result;
    },
  });
  const catalogue = createCatalogueCache({ ...database, handle: held });
  await catalogue.get();
  await incrementVersion(database.handle);
  reads = 0;
  const building = catalogue.refresh();
  await vi.waitFor(() => expect(reads).toBe(4));
  await incrementVersion(database.handle);
  const renewing = catalogue.renew();
  release();
  await renewing;
  expect((await catalogue.get()).version).toBe(await readVersion(database.handle));
  await building;
});

it('has nothing to renew before its first lists, which have what was written', async () => {
  const { database } = shop.commerce;
  const catalogue = createCatalogueCache(database);
  await catalogue.renew();
  expect(catalogue.state().isBuilt).toBe(false);
  expect((await catalogue.get()).version).toBe(await readVersion(database.handle));
});

it('an import has renewed the lists when it is done', async () => {
  const { commerce } = shop;
  const names = async () => [...(await commerce.shop.catalogue.get()).products.values()];
  expect((await names()).map(({ key }) => key)).not.toContain('one more');
  const [product] = sampleProducts;
  if (!product) throw new Error('The sample catalogue is empty.');
  await commerce.writeCatalogue({
    ...sampleCatalogue,
    products: [{ ...product, key: 'one more', articleNumber: 'MORE-1', skus: [] }],
  });
  expect((await names()).map(({ key }) => key)).toContain('one more');
});

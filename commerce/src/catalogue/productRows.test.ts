import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Queries } from '../database/database.ts';
import { sampleCatalogue, sampleProducts } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { buildCatalogueIndex } from './buildCatalogueIndex.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { currentProduct, productRows, readRowsAhead } from './productRows.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

/** How many rows each statement read. */
const read = vi.fn<(rows: number) => void>();
beforeEach(() => read.mockClear());
const counted = (): Queries =>
  shop.commerce.database.handle.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read(result.rows.length);
      return result;
    },
  });

const build = () => buildCatalogueIndex(shop.commerce.database.handle);
const idOf = ({ products }: CatalogueIndex, key: string) =>
  [...products.values()].find((product) => product.key === key)?.id ?? 0;

it('are read ahead in one statement, and not again', async () => {
  const index = await build();
  await readRowsAhead(counted(), index, undefined);
  expect(read.mock.calls).toEqual([[index.products.size]]);
  const id = idOf(index, 'linne');
  const rows = await productRows(counted(), index, [id]);
  expect([read.mock.calls.length, rows.get(id)?.alias.sv]).toEqual([1, 'linne']);
});

it('are read on request if they were not read ahead', async () => {
  const index = await build();
  const ids = [...index.products.keys()];
  await productRows(counted(), index, ids.slice(0, 2));
  const rows = await productRows(counted(), index, [...ids.slice(0, 3), -1]);
  expect(read.mock.calls).toEqual([[2], [1]]);
  expect([...rows.keys()].toSorted((a, b) => a - b)).toEqual(
    ids.slice(0, 3).toSorted((a, b) => a - b),
  );
});

it('are reused from an earlier index unless they were written since', async () => {
  const earlier = await build();
  await readRowsAhead(counted(), earlier, undefined);
  const products = sampleProducts.map((product) =>
    product.key === 'linne' ? { ...product, texts: { text1: { sv: 'En ny text.' } } } : product,
  );
  await shop.commerce.writeCatalogue({ ...sampleCatalogue, products });
  read.mockClear();
  const index = await build();
  await readRowsAhead(counted(), index, earlier);
  expect(read.mock.calls).toEqual([[1]]);
  const id = idOf(index, 'linne');
  const [before, after] = await Promise.all(
    [earlier, index].map(async (each) => (await productRows(counted(), each, [id])).get(id)),
  );
  expect(after).not.toEqual(before);
  await readRowsAhead(counted(), await build(), index);
  expect(read).toHaveBeenCalledTimes(1);
});

it('find a product by its current alias in a language', async () => {
  const index = await build();
  expect(currentProduct(index, { alias: 'linne', locale: 'sv' })).toBeUndefined();
  await readRowsAhead(counted(), index, undefined);
  expect(currentProduct(index, { alias: 'linne', locale: 'sv' })).toBe(idOf(index, 'linne'));
  expect(currentProduct(index, { alias: 'linne-2', locale: 'sv' })).toBeUndefined();
});

it('are at most five thousand beside those read ahead, which are retained', async () => {
  const index = await build();
  const [best = 0] = index.products.keys();
  const made = (...ids: readonly number[]): Queries =>
    shop.commerce.database.handle.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read(ids.length);
        return { ...result, rows: ids.map((productId) => ({ productId, alias: {} })) };
      },
    });
  const ids = Array.from({ length: 5_000 }, (_, id) => -1 - id);
  await readRowsAhead(counted(), index, undefined);
  await productRows(made(...ids), index, ids);
  read.mockClear();
  expect((await productRows(made(), index, ids)).size).toBe(5_000);
  expect(read).not.toHaveBeenCalled();
  await productRows(made(-6_000), index, [-6_000]);
  await productRows(made(-1), index, [-1]);
  expect((await productRows(made(), index, [best])).size).toBe(1);
  expect(read.mock.calls).toEqual([[1], [1]]);
});

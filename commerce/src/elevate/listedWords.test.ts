/** Words of a search that determine which of the products are listed, and in which order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askSearch } from '../testing/askSearch.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { SearchPage } from './queries/listPage.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

type Parameters = Readonly<Record<string, string>>;

const productsOf = async (parameters: Parameters) => {
  const { primaryList } = await askSearch<SearchPage>(shop, 'search-page', parameters);
  return primaryList.productGroups.map(({ products }) => products[0]);
};

describe('a search', () => {
  it('has what a limit of the price in its words allows, unless another is chosen', async () => {
    const pricesOf = async (parameters: Parameters) =>
      (await productsOf(parameters)).map((product) => product?.sellingPrice.min);
    const all = await pricesOf({ q: 'dam' });
    const [cheapest = 0] = all.map(Number).toSorted((a, b) => a - b);
    expect(new Set(all).size).toBeGreaterThan(1);
    expect(new Set(await pricesOf({ q: `dam under ${String(cheapest)} kr` }))).toEqual(
      new Set([cheapest]),
    );
    expect(
      await pricesOf({ q: `dam över ${String(cheapest)}`, 'f.Price.max': String(cheapest) }),
    ).toEqual([cheapest]);
  });

  it('has what is new in the order of arrival, unless another is chosen', async () => {
    const listed = async (parameters: Parameters) =>
      (await productsOf(parameters)).map((product) => product?.title);
    const inOrder = await listed({ q: 'dam', sort: 'LATEST' });
    expect(inOrder).not.toEqual(await listed({ q: 'dam' }));
    expect(await listed({ q: 'nya dam' })).toEqual(inOrder);
    expect(await listed({ q: 'nya dam', sort: 'PRICE' })).toEqual(
      await listed({ q: 'dam', sort: 'PRICE' }),
    );
  });
});

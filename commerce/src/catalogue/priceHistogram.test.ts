import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';
import { wholeList } from './filterProducts.ts';
import { priceHistogram } from './priceHistogram.ts';

/** `399 coat`: selling price in kronor and, where it has other colours, its style. */
function product(text: string, at: number): IndexedProduct {
  const [price, groupKey = null] = text.split(' ');
  const selling = Number(price) * 100;
  return {
    id: at + 1,
    rowVersion: '1',
    key: String(at),
    groupKey,
    name: { sv: 'Kappa' },
    articleNumber: `A${at}`,
    brandId: null,
    facets: [],
    prices: { se: { regular: selling, selling, lowestPrior: null } },
    campaignIds: [],
    firstAvailableOn: 0,
    soldCount: 0,
    rating: { score: 0, voteCount: 0 },
    reviews: [],
  };
}

const indexOf = (products: readonly IndexedProduct[]): CatalogueIndex => ({
  version: '1',
  products: new Map(products.map((each) => [each.id, each])),
  groups: new Map(),
  categories: new Map(),
  brands: new Map(),
  parameterValues: new Map(),
  sizes: new Map(),
  campaigns: new Map(),
});

const list = wholeList({ market: 'se', locale: 'sv', now: 1e12 });
const kronor = (lowest: number, highest: number, bars: number) => ({
  lowest: lowest * 100,
  highest: highest * 100,
  bars,
});

describe('the spread of a list’s prices', () => {
  it.each([
    ['each range begins where the last ends', ['100', '149', '150', '199'], [2, 2]],
    ['the highest price is in the last range', ['200'], [0, 1]],
    ['what lies outside counts at its end', ['50', '900'], [1, 1]],
    ['the colours of a style count once in a range', ['110 coat', '120 coat'], [1, 0]],
    ['an empty list has empty ranges', [], [0, 0]],
  ] as const)('%s', (_, products, counts) => {
    const index = indexOf(products.map(product));
    expect(priceHistogram(index, list, kronor(100, 200, 2))).toEqual(counts);
  });

  it('ignores the price filter', () => {
    const index = indexOf(['100', '190'].map(product));
    const filtered = { ...list, price: { lowest: 18_000, highest: 20_000 } };
    expect(priceHistogram(index, filtered, kronor(100, 200, 2))).toEqual([1, 1]);
  });

  it('loses no product, whatever the ranges', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 60 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 40 }),
        (prices, lowest, width, bars) => {
          const index = indexOf(prices.map(String).map(product));
          const counts = priceHistogram(index, list, kronor(lowest, lowest + width, bars));
          expect(counts).toHaveLength(bars);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});

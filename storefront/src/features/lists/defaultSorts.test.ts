import { describe, expect, it } from 'vitest';
import { defaultSorts, readDefaultSorts } from './defaultSorts.ts';

describe('the default sort of a list', () => {
  it.each([
    ['the sort of the shop', 'category', 'PRICE'],
    ['the sort of the shop', 'brand', 'PRICE'],
    ['a sort of its own, if the shop defines one', 'comingSoon', 'PRICE_DESC'],
    ['by sales in a list of best sellers', 'bestSellers', 'MOST_SOLD'],
    ['by relevance in a search', 'search', 'RELEVANCE'],
  ] as const)('follows the definition, %s: %s %s', (_rule, route, sort) => {
    const sorts = readDefaultSorts({
      productListDefaultSort: 'PRICE',
      customSorts: { comingSoon: 'PRICE_DESC', bestSellers: 'LATEST', search: 'LATEST' },
    });
    expect(sorts[route]).toBe(sort);
  });

  it('puts the newest first among what is new, and the best sellers in other lists of this shop', () => {
    expect([defaultSorts.newProducts, defaultSorts.category]).toEqual(['LATEST', 'MOST_SOLD']);
  });
});

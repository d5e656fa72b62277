import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foundGroup, foundProduct } from '../testing/foundGroup.ts';
import { parseRecommendations } from './parseRecommendations.ts';

it('a product that does not parse is left out, and a list left with none', () => {
  const lists = parseRecommendations({
    recommendationLists: [
      {
        algorithm: 'ALTERNATIVES',
        productGroups: [foundGroup({ ...foundProduct, name: '' }), foundGroup()],
      },
      { algorithm: 'CART', productGroups: [foundGroup({}), { products: [] }, null] },
      { productGroups: [foundGroup()] },
    ],
  });
  expect(
    lists.map(({ algorithm, products }) => [algorithm, products.map(({ alias }) => alias)]),
  ).toEqual([['ALTERNATIVES', ['kappa']]]);
  expect(lists[0]?.products[0]?.ticket).toBe('se|7|CART|0');
});

it('anything else has no lists', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(parseRecommendations(body)).toEqual([]);
    }),
    { numRuns: 200, seed: 7 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRecommendations } from './parseRecommendations.ts';

const data = {
  productId: 7,
  alias: 'kappa',
  name: 'Kappa',
  canonicalUrl: '/p/kappa',
  unitPrice: { sellingPriceIncVatFormatted: '899 kr' },
};
const group = (json: object, ticket = 'se|7|CART|0') => ({
  products: [{ ticket, custom: { ralph_data: [{ label: JSON.stringify({ json }) }] } }],
});

it('a product that does not parse is left out, and a list left with none', () => {
  const lists = parseRecommendations({
    recommendationLists: [
      { algorithm: 'ALTERNATIVES', productGroups: [group({ ...data, name: '' }), group(data)] },
      { algorithm: 'CART', productGroups: [group({}), { products: [] }, null] },
      { productGroups: [group(data)] },
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

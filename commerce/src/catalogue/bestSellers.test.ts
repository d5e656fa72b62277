import { expect, it } from 'vitest';
import { bestSellers } from './bestSellers.ts';

const product = (id: number, soldCount: number) => ({ id, soldCount });
const products = new Map(
  [product(1, 5), product(3, 9), product(2, 9), product(4, 0)].map((each) => [each.id, each]),
);
const idsOf = (sold: readonly { readonly id: number }[]) => sold.map(({ id }) => id);

it('the best-selling product is first, among equals the older', () => {
  expect(idsOf(bestSellers({ products }))).toEqual([2, 3, 1, 4]);
});

it('a product that is not included is left out', () => {
  expect(idsOf(bestSellers({ products }, ({ id }) => id !== 2))).toEqual([3, 1, 4]);
});

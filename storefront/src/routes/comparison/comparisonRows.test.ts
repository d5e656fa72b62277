import { describe, expect, it } from 'vitest';
import { categoryOf, factRows, lowestAt } from './comparisonRows.ts';

describe('rows of properties', () => {
  it('are in the order in which the products have them, alike where all have the same', () => {
    expect(
      factRows([
        { facts: { Material: 'Ull', Passform: 'Normal' } },
        { facts: { Passform: 'Normal', Skick: 'Som ny', Material: 'Lin' } },
      ]),
    ).toEqual([
      { term: 'Material', details: ['Ull', 'Lin'], isAlike: false },
      { term: 'Passform', details: ['Normal', 'Normal'], isAlike: true },
      { term: 'Skick', details: [undefined, 'Som ny'], isAlike: false },
    ]);
  });

  it('of one product are never alike', () => {
    expect(factRows([{ facts: { Material: 'Ull' } }])).toEqual([
      { term: 'Material', details: ['Ull'], isAlike: false },
    ]);
  });
});

describe('the lowest price', () => {
  it.each<[readonly (number | undefined)[], number | undefined]>([
    [[300, 200, 250], 1],
    [[300, 200, 200], undefined],
    [[300, undefined, 200], undefined],
    [[300], undefined],
    [[], undefined],
  ])('of %j is at %s', (amounts, at) => {
    expect(lowestAt(amounts)).toBe(at);
  });
});

describe('the category that leads back', () => {
  const [women, coats, dresses, shoes] = ['dam', 'dam/kappor', 'dam/klanningar', 'skor'].map(
    (label) => ({ label, href: `/c/${label}` }),
  );
  const categories = (...each: readonly (typeof women)[]) => ({
    categories: each.flatMap((category) => category ?? []),
  });
  it.each([
    ['all are in', [categories(women, coats), categories(women, coats)], coats],
    ['is narrowest', [categories(women, coats), categories(women, dresses)], women],
    ['is the first one’s', [categories(women, coats), categories(shoes)], coats],
    ['is missing', [categories(), categories(women)], undefined],
    ['is of no product', [], undefined],
  ])('%s', (_, products, category) => {
    expect(categoryOf(products)).toBe(category);
  });
});

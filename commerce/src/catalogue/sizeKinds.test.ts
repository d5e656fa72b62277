import { describe, expect, it } from 'vitest';
import type { CategoryRow } from './catalogueIndex.ts';
import { categoriesByKind, requiredSizes } from './sizeKinds.ts';

const category = (
  categoryId: number,
  googleTaxonomyId: number | null,
  parentId: number | null = null,
): readonly [number, CategoryRow] => [
  categoryId,
  {
    categoryId,
    key: String(categoryId),
    parentId,
    name: {},
    alias: {},
    description: null,
    secondaryDescription: null,
    primaryImage: null,
    googleTaxonomyId,
    sortOrder: 0,
    isHidden: false,
  },
];

const index = {
  categories: new Map([
    category(1, 1604),
    category(2, 5598, 1),
    category(3, null, 2),
    category(4, 204, 1),
    category(5, 187),
    category(6, 211),
    category(7, 9999, 4),
    category(8, null, 9),
    category(9, null, 8),
  ]),
  sizes: new Map([
    ['s-38', { sv: '38' }],
    ['s-one', { sv: 'One size' }],
    ['s-w30', { sv: 'W30/L32' }],
  ]),
};

describe('the kind of a category', () => {
  it('is that of Google’s id, or of the category above it', () => {
    expect(categoriesByKind(index)).toEqual({ tops: [2, 3], bottoms: [4, 7], shoes: [5] });
  });
});

describe('own sizes', () => {
  it('are required in the categories of their kind, beside sizes that fit everybody', () => {
    expect(requiredSizes(index, { tops: ['s-38'], shoes: ['s-39'] })).toEqual([
      { categories: ['c-2', 'c-3'], sizes: ['s-38', 's-one'] },
      { categories: ['c-5'], sizes: ['s-39', 's-one'] },
    ]);
  });

  it.each([{}, { tops: [] }])('of no kind require nothing: %j', (own) => {
    expect(requiredSizes(index, own)).toEqual([]);
  });
});

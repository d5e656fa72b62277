import { expect, it } from 'vitest';
import { isKnownFacet } from './facetGroup.ts';

type Index = Parameters<typeof isKnownFacet>[1];

const index = {
  categories: new Map([
    [1, { isHidden: false }],
    [2, { isHidden: true }],
  ]),
  brands: new Map([[4, { name: 'Lumi' }]]),
  sizes: new Map([['s-38', { sv: '38' }]]),
  parameterValues: new Map([[7, { identifier: 'Color' }]]),
} as never as Index;

it.each([
  ['c-1', true],
  ['c-2', false],
  ['c-3', false],
  ['b-4', true],
  ['b-99999', false],
  ['s-38', true],
  ['s-39', false],
  ['p-7', true],
  ['p-8', false],
  ['d-21-30', true],
  ['d-1-99', false],
  ['', false],
  ['b-', false],
  ['x-4', false],
  ['4', false],
])('the facet %j can filter a list: %s', (facet, isKnown) =>
  expect(isKnownFacet(facet, index)).toBe(isKnown),
);

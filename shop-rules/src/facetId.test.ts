import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetId, parseFacetId } from './facetId.ts';

describe('a facet id', () => {
  it.each([
    ['c-12', { kind: 'category', id: 12 }],
    ['b-3', { kind: 'brand', id: 3 }],
    ['p-7', { kind: 'parameter', id: 7 }],
    ['s-xl', { kind: 'size', key: 'xl' }],
    ['s-38', { kind: 'size', key: '38' }],
    ['d-21-30', { kind: 'discount', from: 21, to: 30 }],
    ['c-', undefined],
    ['c-x', undefined],
    ['c-1e3', undefined],
    ['d-21', undefined],
    ['x-1', undefined],
    ['', undefined],
  ])('%s is read as %j', (text, facet) => {
    expect(parseFacetId(text)).toEqual(facet);
  });

  it('reads back as written', () => {
    const id = fc.integer({ min: 0, max: 999_999_999 });
    fc.assert(
      fc.property(fc.constantFrom('category', 'brand', 'parameter'), id, (kind, number) => {
        expect(parseFacetId(facetId[kind](number))).toEqual({ kind, id: number });
      }),
    );
    expect(parseFacetId(facetId.size('10-12'))).toEqual({ kind: 'size', key: '10-12' });
    expect(parseFacetId(facetId.discount(1, 20))).toEqual({ kind: 'discount', from: 1, to: 20 });
  });
});

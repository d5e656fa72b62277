// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { comparison, maxCompared } from './comparison.ts';
import { comparisonHref, readComparison } from './comparisonHref.ts';

beforeEach(() => localStorage.clear());

describe('the comparison', () => {
  it('has products in the order chosen, and toggles them', () => {
    for (const id of [3, 1, 2, 1]) comparison.toggle(id);
    expect([comparison.read(), comparison.has(2), comparison.has(1)]).toEqual([
      [3, 2],
      true,
      false,
    ]);
  });

  it('refuses a fifth and stays as it was', () => {
    const accepted = [1, 2, 3, 4, 5].map((id) => comparison.toggle(id));
    expect(accepted).toEqual([true, true, true, true, false]);
    expect(comparison.read()).toHaveLength(maxCompared);
    expect([comparison.toggle(2), comparison.toggle(5), comparison.read()]).toEqual([
      true,
      true,
      [1, 3, 4, 5],
    ]);
  });

  it('loses one product alone, and nothing by another', () => {
    for (const id of [3, 1, 2]) comparison.toggle(id);
    for (const id of [1, 9]) comparison.remove(id);
    expect(comparison.read()).toEqual([3, 2]);
  });

  it('is emptied', () => {
    comparison.toggle(1);
    comparison.clear();
    expect(comparison.read()).toEqual([]);
  });
});

describe('the address of a comparison', () => {
  it('has the products in order', () => {
    expect(comparisonHref([3, 1], 'sv')).toBe('/jämför?products=3,1');
    expect(comparisonHref([], 'fi')).toBe('/vertaa');
  });

  it.each([
    ['3,1', [3, 1]],
    ['3,3, 1', [3, 1]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['', []],
    ['0,-1,1e3,<script>,99999999999,7', [7]],
  ])('%j is read as %j', (text, ids) => {
    expect(readComparison(new URLSearchParams({ products: text }))).toEqual(ids);
  });
});

import { describe, expect, it } from 'vitest';
import { findMutants, mutate } from './findMutants.ts';

describe('the mutants of a source', () => {
  it.each([
    ['a < b', ['a <= b']],
    ['a === b && c', ['a !== b && c', 'a === b || c']],
    ['x ?? y', ['x']],
    ['!a', ['a']],
    ['f(true, 4)', ['f(false, 4)', 'f(true, 5)', ';']],
    ['a ? b : c', ['!(a) ? b : c']],
    ['if (a) f()', ['if (!(a)) f()', 'if (a) ;']],
    ['x = y', [';']],
    ["import a from 'b'; type T = 1;", []],
    ["'text'", []],
    ['while (a < 1) b -= 1', []],
  ])('%s', (source, expected) => {
    const found = findMutants('a.ts', source).map((mutant) => mutate(source, mutant));
    expect(found.toSorted()).toEqual([...expected].toSorted());
  });

  it('have their line number', () => {
    expect(findMutants('a.ts', 'a;\nb < c;').map(({ line }) => line)).toEqual([2]);
  });
});

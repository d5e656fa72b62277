import { describe, expect, it } from 'vitest';
import { cycled, elementAt, firstOf, lastOf, pick } from './lists.ts';

const seams = ['hem', 'side', 'yoke'];

describe('elements of lists', () => {
  it.each([
    ['the first', firstOf(seams), 'hem'],
    ['the last', lastOf(seams), 'yoke'],
    ['one by its position', elementAt(seams, 1), 'side'],
    ['the first at no share', pick(seams, 0), 'hem'],
    ['the last just below a whole share', pick(seams, 0.999), 'yoke'],
    ['the second again after the last', cycled(seams, 4), 'side'],
  ])('are %s', (_what, element, expected) => expect(element).toBe(expected));

  it('throw where there is none', () => {
    expect(() => elementAt(seams, 3)).toThrow('A list of 3 has no element 3.');
    for (const read of [firstOf, lastOf]) expect(() => read([])).toThrow(RangeError);
    expect(() => pick([], 0.5)).toThrow(RangeError);
  });
});

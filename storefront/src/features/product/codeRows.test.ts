import { describe, expect, it } from 'vitest';
import { codeRows } from './codeRows.ts';

const address = 'https://solvik.example/p/alma?size=38';
const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

describe('codeRows', () => {
  const rows = codeRows(address).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  const size = rows.length;

  it('has the size that the standard gives to a text of this length', () => {
    expect(size).toBe(29);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([29]));
  });

  it.each([
    ['first', 0, 0],
    ['second', 0, size - 7],
    ['third', size - 7, 0],
  ])('has the %s of three corners that a camera finds it by', (_which, top, start) => {
    const found = rows.slice(top, top + 7).map((row) => row.slice(start, start + 7));
    expect(found).toEqual(corner);
  });

  it('is another code for another address', () => {
    expect(codeRows(`${address}0`)).not.toEqual(codeRows(address));
  });
});

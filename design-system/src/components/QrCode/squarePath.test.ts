import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squarePath } from './squarePath.ts';

/** A dark square is #. */
const read = (drawn: string) => drawn.split('/').map((row) => [...row].map((each) => each === '#'));

describe('squarePath', () => {
  it.each([
    ['.', ''],
    ['#', 'M0 0h1v1h-1z'],
    ['##.', 'M0 0h2v1h-2z'],
    ['#.#', 'M0 0h1v1h-1zM2 0h1v1h-1z'],
    ['.#/##', 'M1 0h1v1h-1zM0 1h2v1h-2z'],
  ])('%s is drawn as %s', (drawn, path) => {
    expect(squarePath(read(drawn))).toBe(path);
  });

  it('covers the dark squares and no others', () => {
    const row = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const covered = rows.map((each) => each.map(() => false));
        for (const [, x, y, width] of squarePath(rows).matchAll(/M(\d+) (\d+)h(\d+)/g))
          covered[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
        expect(covered).toEqual(rows);
      }),
    );
  });
});

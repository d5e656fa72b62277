import { expect, it } from 'vitest';
import { evenly, inkWithin } from './inkBoxes.ts';

// A box of 20 × 200 at (10, 100) whose baseline is 150 below its top: the ink's own top and height.
it.each<[string, number, number, readonly [top: number, height: number]]>([
  ['a capital', 100, 0, [150, 100]],
  ['a letter with a descender', 60, 40, [190, 100]],
  ['a dot that hangs above the line', 100, -80, [150, 20]],
  ['an empty text', 0, 0, [250, 1]],
])('the ink of %s', (_title, inkAbove, inkBelow, [y, height]) =>
  expect(
    inkWithin({ x: 10, y: 100, width: 20, height: 200 }, { inkAbove, inkBelow, fontAbove: 150 }),
  ).toEqual({ x: 10, y, width: 20, height }),
);

it.each<[string, number, readonly number[]]>([
  ['all of a few', 3, [0, 1, 2]],
  ['all of just as many', 4, [0, 1, 2, 3]],
  ['every other of twice as many', 8, [0, 2, 4, 6]],
  ['the first and then evenly of an indivisible number', 10, [0, 2, 5, 7]],
  ['none of none', 0, []],
])('samples four of the present letters at most: %s', (_title, count, expected) =>
  expect(
    evenly(
      Array.from({ length: count }, (_, at) => at),
      4,
    ),
  ).toEqual(expected),
);

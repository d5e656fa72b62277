import { expect, it } from 'vitest';
import { inkWithin } from './inkBoxes.ts';

// A box of 20 × 200 at (10, 100) whose letters stand 150 below its top: the ink's own top and height.
it.each<[string, number, number, readonly [top: number, height: number]]>([
  ['a capital', 100, 0, [150, 100]],
  ['a letter with a tail', 60, 40, [190, 100]],
  ['a dot that hangs above the line', 100, -80, [150, 20]],
  ['nothing at all', 0, 0, [250, 1]],
])('the ink of %s', (_title, inkAbove, inkBelow, [y, height]) => expect(inkWithin({ x: 10, y: 100, width: 20, height: 200 }, { inkAbove, inkBelow, fontAbove: 150 })).toEqual({ x: 10, y, width: 20, height }));

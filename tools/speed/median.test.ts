import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[5], 5],
  [[], Number.NaN],
])('of %o is %d', (values, middle) => expect(median(values)).toBe(middle));

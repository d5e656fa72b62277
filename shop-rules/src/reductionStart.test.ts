import { expect, it } from 'vitest';
import { reductionStart } from './reductionStart.ts';

/** `499 499>399`: sold at 499, then at 399 with a regular price of 499. */
const read = (notation: string) =>
  notation
    .split(' ')
    .filter(Boolean)
    .map((price) => {
      const [regular = '', selling = regular] = price.split('>');
      return { regular: Number(regular), selling: Number(selling) };
    });

it.each([
  ['', undefined],
  ['499', undefined],
  ['499>399 499', undefined],
  ['499>399', 0],
  ['499 499>399', 1],
  ['499 499>449 499>399', 1],
  ['499 499>399 499>399', 1],
  ['499 499>399 499>449', 2],
  ['499>399 499 499>399', 2],
])('the reduction of %s begins at %s', (notation, start) => {
  expect(reductionStart(read(notation))).toBe(start);
});

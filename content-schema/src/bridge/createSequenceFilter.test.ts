import { expect, it } from 'vitest';
import { createSequenceFilter } from './createSequenceFilter.ts';

/**
 * Messages in the order they arrive, `p` for a patch and `h` for the hello that restarts the count,
 * with their numbers.
 */
it.each([
  ['h1 p2 p3', 'h1 p2 p3'],
  ['p1 p3 p7', 'p1 p3 p7'],
  ['h1 p2 p2', 'h1 p2'],
  ['h1 p2 p3 p2', 'h1 p2 p3'],
  ['h1 p5 p4 p6', 'h1 p5 p6'],
  ['h1 p2 p3 h1 p2', 'h1 p2 p3 h1 p2'],
  ['p0', ''],
])('of %s, %j is accepted', (message, expected) => {
  const isNew = createSequenceFilter('hello');
  const received = message
    .split(' ')
    .filter((word) =>
      isNew({ kind: word.startsWith('h') ? 'hello' : 'patch', sequence: Number(word.slice(1)) }),
    );
  expect(received.join(' ')).toBe(expected);
});

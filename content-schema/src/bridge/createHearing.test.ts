import { expect, it } from 'vitest';
import { createHearing } from './createHearing.ts';

/** Words in the order they come, `p` for a patch and `h` for the hello that begins anew, with their numbers. */
it.each([
  ['h1 p2 p3', 'h1 p2 p3'],
  ['p1 p3 p7', 'p1 p3 p7'],
  ['h1 p2 p2', 'h1 p2'],
  ['h1 p2 p3 p2', 'h1 p2 p3'],
  ['h1 p5 p4 p6', 'h1 p5 p6'],
  ['h1 p2 p3 h1 p2', 'h1 p2 p3 h1 p2'],
  ['p0', ''],
])('of %s, %j is heard', (said, expected) => {
  const isNew = createHearing('hello');
  const heard = said
    .split(' ')
    .filter((word) =>
      isNew({ kind: word.startsWith('h') ? 'hello' : 'patch', sequence: Number(word.slice(1)) }),
    );
  expect(heard.join(' ')).toBe(expected);
});

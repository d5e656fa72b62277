import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedIds } from './movedIds.ts';

/** `a b (c d)`: the children of what precedes them are in brackets. */
const placed = (words: string) =>
  [...words.matchAll(/(\w+):(\w+)/g)].map(([, parent = '', id = '']) => ({ id, parent }));

it.each([
  ['nothing', 'x:a x:b x:c', 'x:a x:b x:c', ''],
  ['one that was added first', 'x:a x:b', 'x:new x:a x:b', ''],
  ['one that was removed', 'x:a x:b x:c', 'x:b x:c', ''],
  ['the last to the start', 'x:a x:b x:c x:d', 'x:d x:a x:b x:c', 'd'],
  ['the first to the end', 'x:a x:b x:c x:d', 'x:b x:c x:d x:a', 'a'],
  ['into another, in the same order', 'x:a x:b y:c', 'x:a y:b y:c', 'b'],
  ['none of nothing', '', '', ''],
])('%s', (_what, before, after, moved) =>
  expect([...movedIds(placed(before), placed(after))].join(' ')).toBe(moved),
);

it('is one at most when one is moved, whatever its target', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.nat(), (count, from, to) => {
      const before = Array.from({ length: count }, (_, at) => ({ id: String(at), parent: 'page' }));
      const [moved] = before.slice(from % count);
      const rest = before.filter((each) => each !== moved);
      const after = moved ? rest.toSpliced(to % count, 0, moved) : rest;
      expect(movedIds(before, after).size).toBe(from % count === to % count ? 0 : 1);
    }),
  );
});

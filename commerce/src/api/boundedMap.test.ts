import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBoundedMap } from './boundedMap.ts';

it('drops the oldest entry that has not been read', () => {
  const map = createBoundedMap<string>({ most: 36, largest: 36 });
  for (const key of ['a', 'b', 'c']) map.set(key, key, 10);
  map.get('a');
  map.set('d', 'd', 10);
  expect(['a', 'b', 'c', 'd'].map(map.get)).toEqual(['a', undefined, 'c', 'd']);
});

it('retains an entry that was read for one more round, not for ever', () => {
  const map = createBoundedMap<string>({ most: 36, largest: 36 });
  for (const key of ['a', 'b', 'c']) map.set(key, key, 10);
  map.get('a');
  for (const key of ['d', 'e', 'f', 'g']) map.set(key, key, 10);
  expect(['a', 'e', 'f', 'g'].map(map.get)).toEqual([undefined, 'e', 'f', 'g']);
});

it('counts a replaced entry once, and refuses one that is too large', () => {
  const map = createBoundedMap<number>({ most: 100, largest: 50 });
  expect(map.set('a', 1, 40)).toBe(true);
  expect(map.set('a', 2, 20)).toBe(true);
  expect(map.size()).toEqual({ entries: 1, bytes: 22 });
  expect(map.set('a', 3, 51)).toBe(false);
  expect([map.get('a'), map.size()]).toEqual([undefined, { entries: 0, bytes: 0 }]);
});

it('never exceeds its limit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.nat(400))), (entries) => {
      const map = createBoundedMap<number>({ most: 1000, largest: 300 });
      for (const [key, bytes] of entries) map.set(key, bytes, bytes);
      expect(map.size().bytes).toBeLessThanOrEqual(1000);
    }),
    { seed: 7 },
  );
});

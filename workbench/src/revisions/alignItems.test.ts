import { expect, it } from 'vitest';
import { alignItems, canonical } from './alignItems.ts';

const items = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => ({ name, deep: { also: name } }));

it.each([
  ['the same', 'a b c', 'a b c', '0 1 2'],
  ['moved', 'a b c', 'c a b', '2 0 1'],
  ['one changed', 'a b c', 'a x c', '0 1 2'],
  ['one moved and one changed', 'a b c', 'c a x', '2 0 1'],
  ['one more', 'a b', 'a new b', '0 new-1 1'],
  ['one less', 'a b c', 'a c', '0 2'],
  ['two alike', 'a a b', 'b a a', '2 0 1'],
  ['none before', '', 'a', 'new-0'],
])('items that are %s are matched', (_what, before, after, known) => {
  const [old, fresh] = [{ list: items(before) }, { list: items(after) }];
  const ids = alignItems(old, fresh);
  expect(fresh.list.map((item) => ids.get(item)).join(' ')).toBe(known);
  expect(old.list.map((item) => ids.get(item))).toEqual(old.list.map((_, at) => String(at)));
});

it('values are equal in whatever order their members are', () =>
  expect(canonical({ a: 1, b: { c: 2, d: 3 } })).toBe(canonical({ b: { d: 3, c: 2 }, a: 1 })));

import { expect, it } from 'vitest';
import { groupStories } from './groupStories.ts';

const indexOf = (titles: readonly string[]) => ({
  v: 5,
  entries: Object.fromEntries(
    titles.map((title, at) => [String(at), { title, name: `Story ${String(at)}` }]),
  ),
});
const groupsOf = (titles: string, size: number) => {
  const groups = new Map<string, string>();
  for (const { title, name } of Object.values(
    groupStories(indexOf(titles.split('')), size).entries,
  ))
    groups.set(title, (groups.get(title) ?? '') + (name[0] ?? ''));
  return [...groups.values()];
};

it.each([
  ['AABBC', 4, ['AABB', 'C']],
  ['AABBC', 3, ['AA', 'BBC']],
  ['AAAAABC', 3, ['AAAAA', 'BC']],
  ['ABCCCC', 3, ['AB', 'CCCC']],
  ['AAABBB', 3, ['AAA', 'BBB']],
  ['', 3, []],
] as const)('stories %s are in groups of %i: %j', (titles, size, groups) => {
  expect(groupsOf(titles, size)).toEqual(groups);
});

it('a story retains its id, and has its whole name', () => {
  const { v, entries } = groupStories(indexOf(['Components/Button', 'Components/Card']), 9);
  expect([v, Object.entries(entries)]).toEqual([
    5,
    [
      ['0', { title: 'Group 0', name: 'Components/Button › Story 0' }],
      ['1', { title: 'Group 0', name: 'Components/Card › Story 1' }],
    ],
  ]);
});

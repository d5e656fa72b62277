import { expect, it, vi } from 'vitest';
import { doInTurns, inTurns } from './nextTurn.ts';

it('does short work in one turn', async () => {
  const events: string[] = [];
  setImmediate(() => events.push('a request'));
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const done = doInTurns(['one', 'two'].map((each) => () => events.push(each)));
  await done;
  vi.restoreAllMocks();
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual(['one', 'two', 'a request']);
});

it('lets requests in after work that took long', async () => {
  const events: string[] = [];
  setImmediate(() => events.push('a request'));
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await doInTurns(
    ['one', 'two', 'three'].map((each) => () => {
      events.push(each);
      now += each === 'two' ? 5 : 1;
    }),
  );
  vi.restoreAllMocks();
  expect(events).toEqual(['one', 'two', 'a request', 'three']);
});

it('groups items, the last group with what is left', async () => {
  const groups: number[][] = [];
  for await (const group of inTurns([1, 2, 3, 4, 5], 2)) groups.push(group);
  expect(groups).toEqual([[1, 2], [3, 4], [5]]);
});

import { expect, it } from 'vitest';
import { storyMarkets } from './storyMarkets.ts';

it.each([
  [{}, ['Sverige']],
  [{ channel: 'dk' }, ['Danmark']],
  [{ channel: 'fi' }, ['Suomi']],
])('marks the market that is shown: %o', (globals, current) => {
  expect(
    storyMarkets(globals).flatMap(({ isCurrent, label }) => (isCurrent ? [label] : [])),
  ).toEqual(current);
});

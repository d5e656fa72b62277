import { describe, expect, it } from 'vitest';
import { nearestTests, type TestCandidate } from './nearestTests.ts';

const candidate = (file: string, others: readonly string[], seconds = 1): TestCandidate => ({
  file,
  reached: new Set([file, ...others]),
  seconds,
});

const page = candidate('Page.test.tsx', ['Page.tsx', 'Card.tsx', 'Badge.tsx'], 5);
const card = candidate('Card.test.tsx', ['Card.tsx', 'Badge.tsx'], 2);
const badge = candidate('Badge.test.tsx', ['Badge.tsx']);
const price = candidate('price.test.ts', ['price.ts']);
const all = [page, card, badge, price];

describe('nearestTests', () => {
  it.each([
    ['one that nothing runs', 'README.md', [], []],
    ['a part of others', 'Badge.tsx', [badge, card, page], []],
    ['a whole page', 'Page.tsx', [page], []],
  ])('chooses the tests that run %s, nearest first', (_, file, chosen, left) => {
    expect(nearestTests(all, new Set([file]), 60)).toEqual({
      chosen: chosen.map((each) => each.file),
      left,
    });
  });

  it('leaves what does not fit, and still takes a farther one that does', () => {
    const slow = candidate('Slow.test.tsx', ['Badge.tsx'], 9);
    expect(nearestTests([...all, slow], new Set(['Badge.tsx']), 8)).toEqual({
      chosen: [badge, card, page].map(({ file }) => file),
      left: ['Slow.test.tsx'],
    });
  });

  it('always takes a changed test, before all others', () => {
    const changed = new Set(['Page.test.tsx', 'Badge.tsx']);
    expect(nearestTests(all, changed, 5.5)).toEqual({
      chosen: ['Page.test.tsx'],
      left: ['Badge.test.tsx', 'Card.test.tsx'],
    });
  });
});

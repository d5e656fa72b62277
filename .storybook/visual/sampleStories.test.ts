import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleStories } from './sampleStories.ts';

const storiesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `part--${String(index)}`,
    title: 'Part',
    name: String(index),
    file: 'part.stories.tsx',
    widths: [390],
  }));

it('selects the same sample for the same seed, of the requested size, each story once', () => {
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.nat(1000),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (count, seed, share) => {
        const stories = storiesOf(count);
        const part = sampleStories({ stories, share, seed });
        expect(part).toEqual(sampleStories({ stories, share, seed }));
        expect(part).toHaveLength(Math.ceil(count * share));
        expect(new Set(part).size).toBe(part.length);
      },
    ),
    { seed: 1, numRuns: 100 },
  );
});

it('selects another sample for another seed', () => {
  const stories = storiesOf(200);
  const ids = [1, 2, 3, 4].map((seed) =>
    sampleStories({ stories, share: 0.03, seed })
      .map(({ id }) => id)
      .join(),
  );
  expect(new Set(ids).size).toBe(4);
});

/** However products are divided between the large and the recent segment, they are found in one order. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectSegment } from './buildSearchSegment.ts';
import { mergeRanked, rankRows } from './rankRows.ts';
import type { SearchRow } from './searchSegment.ts';

const heads = { categories: ['klanning'], all: ['klanning'] };
const rowArbitrary = fc.record({
  soldCount: fc.nat(3),
  name: fc.constantFrom('klanning', 'rod klanning', 'sommarklanning', 'skor', 'klanningar'),
  about: fc.constantFrom('rod', 'svart', ''),
  category: fc.constantFrom('klanning', ''),
  text: fc.constantFrom('till klanning', 'rod', ''),
});

function search(
  large: readonly SearchRow[],
  recent: readonly SearchRow[],
  left: ReadonlySet<number>,
) {
  const words = ['rod', 'klanning'].map((word) => ({ word, isExact: false }));
  const [one, other] = [large, recent].map((rows) => {
    const collector = collectSegment('sv');
    collector.add(rows);
    return collector.build(heads);
  });
  if (!one || !other) return [];
  return mergeRanked(rankRows(one, words, left), rankRows(other, words, new Set()));
}

it('keeps the order', () => {
  fc.assert(
    fc.property(fc.array(rowArbitrary, { maxLength: 12 }), fc.nat(4095), (rows, bits) => {
      const all = rows.map((row, at): SearchRow => ({ ...row, articles: '', productId: at + 1 }));
      const isRecent = ({ productId }: SearchRow) => ((bits >> productId) & 1) === 1;
      const moved = all.filter(isRecent);
      const whole = search(all, [], new Set());
      const left = new Set(moved.map(({ productId }) => productId));
      const divided = search(all, moved, left);
      expect(new Set(divided)).toEqual(new Set(whole));
      const sold = (id: number) => all[id - 1]?.soldCount;
      expect(divided.map(sold)).toEqual(whole.map(sold));
    }),
  );
});

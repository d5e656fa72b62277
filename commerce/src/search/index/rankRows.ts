/** Sorts the products that match every word: the nearest first, then those that sell most. */
import { matchWord, maxDistance, noMatch, type WordMatching } from './matchWord.ts';
import type { SearchSegment } from './searchSegment.ts';

export interface QueryWord extends WordMatching {
  /** Folded. */
  readonly word: string;
}

export interface RankedRows {
  readonly segment: SearchSegment;
  /** Rows of the segment, in order. */
  readonly rows: Uint32Array;
  /** The distance of each of them. */
  readonly distances: Uint16Array;
  /** For each word, whether a product of the segment matches it. */
  readonly isMatched: readonly boolean[];
}

/** The sum of a row that lacks a word. */
const noSum = 0xffff;

/** Adds the distances of a word to the sums; returns whether it matches a row. */
function addDistances(sums: Uint16Array, distances: Uint8Array): boolean {
  let isFound = false;
  for (let row = 0; row < distances.length; row += 1) {
    const distance = distances[row] ?? noMatch;
    if (distance === noMatch) sums[row] = noSum;
    else {
      isFound = true;
      const sum = sums[row] ?? noSum;
      if (sum !== noSum) sums[row] = sum + distance;
    }
  }
  return isFound;
}

/** Whether a word that is no size finds a product, of those that are still the segment's. */
export const findsAny = (
  segment: SearchSegment,
  word: string,
  left: ReadonlySet<number>,
): boolean =>
  matchWord(segment, word, { isExact: false }).some(
    (distance, row) => distance !== noMatch && !left.has(segment.ids[row] ?? 0),
  );

/** @param left products of the segment that another segment or none has now */
export function rankRows(
  segment: SearchSegment,
  words: readonly QueryWord[],
  left: ReadonlySet<number>,
): RankedRows {
  const sums = new Uint16Array(segment.ids.length);
  const isMatched = words.map(({ word, ...options }) =>
    addDistances(sums, matchWord(segment, word, options)),
  );
  if (left.size > 0)
    segment.ids.forEach((id, row) => {
      if (left.has(id)) sums[row] = noSum;
    });
  return { segment, ...sortRows(sums, maxDistance * words.length), isMatched };
}

/**
 * A counting sort: rows with one distance stay in the order of sales.
 * @param largest no sum is larger
 */
function sortRows(sums: Uint16Array, largest: number): Pick<RankedRows, 'rows' | 'distances'> {
  const next = new Uint32Array(largest + 2);
  for (let row = 0; row < sums.length; row += 1) {
    const sum = sums[row] ?? noSum;
    if (sum !== noSum) next[sum + 1] = (next[sum + 1] ?? 0) + 1;
  }
  for (let sum = 1; sum < next.length; sum += 1)
    next[sum] = (next[sum] ?? 0) + (next[sum - 1] ?? 0);
  const total = next[largest + 1] ?? 0;
  const rows = new Uint32Array(total);
  const distances = new Uint16Array(total);
  for (let row = 0; row < sums.length; row += 1) {
    const sum = sums[row] ?? noSum;
    if (sum === noSum) continue;
    const slot = next[sum] ?? 0;
    next[sum] = slot + 1;
    rows[slot] = row;
    distances[slot] = sum;
  }
  return { rows, distances };
}

/** Product ids of two ranked segments, the best first. */
export function mergeRanked(large: RankedRows, recent: RankedRows): number[] {
  const ids: number[] = [];
  let [a, b] = [0, 0];
  const isBefore = () => {
    const difference = (large.distances[a] ?? 0) - (recent.distances[b] ?? 0);
    if (difference !== 0) return difference < 0;
    const sold = (ranked: RankedRows, at: number) => ranked.segment.sold[ranked.rows[at] ?? 0] ?? 0;
    return sold(large, a) >= sold(recent, b);
  };
  while (a < large.rows.length || b < recent.rows.length) {
    const isLarge = b >= recent.rows.length || (a < large.rows.length && isBefore());
    const [ranked, at] = isLarge ? [large, a] : [recent, b];
    ids.push(ranked.segment.ids[ranked.rows[at] ?? 0] ?? 0);
    if (isLarge) a += 1;
    else b += 1;
  }
  return ids;
}

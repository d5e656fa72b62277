/** Sorts the products that match every word: the nearest first, then those that sell most. */
import { matchWord, noMatch } from './matchWord.ts';
import type { SearchSegment } from './searchSegment.ts';

export interface QueryWord {
  /** Folded. */
  readonly word: string;
  /** Whether only the word itself counts: a size. */
  readonly isExact: boolean;
  /** Whether words that end with it count too. */
  readonly isEnd?: boolean;
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

/** @param left products of the segment that another segment or none has now */
export function rankRows(
  segment: SearchSegment,
  words: readonly QueryWord[],
  left: ReadonlySet<number>,
): RankedRows {
  const matches = words.map(({ word, ...options }) => matchWord(segment, word, options));
  const sums = new Uint16Array(segment.ids.length);
  const isMatched = matches.map((match) => {
    let isFound = false;
    match.forEach((distance, row) => {
      if (distance === noMatch) sums[row] = 0xffff;
      else {
        isFound = true;
        if (sums[row] !== 0xffff) sums[row] = (sums[row] ?? 0) + distance;
      }
    });
    return isFound;
  });
  if (left.size > 0)
    segment.ids.forEach((id, row) => {
      if (left.has(id)) sums[row] = 0xffff;
    });
  return { segment, ...sortRows(sums), isMatched };
}

/** A counting sort: rows with one distance stay in the order of sales. */
function sortRows(sums: Uint16Array): Pick<RankedRows, 'rows' | 'distances'> {
  const counts: number[] = [];
  let total = 0;
  for (const sum of sums)
    if (sum !== 0xffff) {
      counts[sum] = (counts[sum] ?? 0) + 1;
      total += 1;
    }
  const next: number[] = [];
  let at = 0;
  for (let sum = 0; sum < counts.length; sum += 1) {
    next[sum] = at;
    at += counts[sum] ?? 0;
  }
  const rows = new Uint32Array(total);
  const distances = new Uint16Array(total);
  sums.forEach((sum, row) => {
    if (sum === 0xffff) return;
    const slot = next[sum] ?? 0;
    next[sum] = slot + 1;
    rows[slot] = row;
    distances[slot] = sum;
  });
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

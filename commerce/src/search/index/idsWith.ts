import type { SearchSegment } from './searchSegment.ts';
import { indexOfWord } from './wordTable.ts';

/** Ids of the segment's products that have a word, `limit` at most. */
export const idsWith =
  ({ forms, rows, starts, ids }: SearchSegment) =>
  (word: string, limit: number): readonly number[] => {
    const at = indexOfWord(forms.words, word);
    if (at < 0) return [];
    return Array.from(rows.subarray(starts[at], starts[at + 1]).subarray(0, limit), (row) =>
      Number(ids[row] ?? 0),
    );
  };

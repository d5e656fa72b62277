/** The words of a table as texts, for what reads them all: spelling, and the ends of compounds. */
import { type WordTable, wordAt, wordCount } from './wordTable.ts';
import type { SearchSegment } from './searchSegment.ts';

export interface KnownWord {
  /** Folded. */
  readonly word: string;
  /** Its index in the table. */
  readonly at: number;
  /** In how many products it occurs. */
  readonly frequency: number;
}

const knownOf = new WeakMap<WordTable, readonly KnownWord[]>();
const [zero, nine] = [48, 57];

function decode(table: WordTable, frequencyOf: (at: number) => number): readonly KnownWord[] {
  const before = knownOf.get(table);
  if (before) return before;
  const known: KnownWord[] = [];
  for (let at = 0; at < wordCount(table); at += 1) {
    const bytes = table.bytes.subarray(table.starts[at], table.starts[at + 1]);
    if (bytes.length < 3 || bytes.some((byte) => byte >= zero && byte <= nine)) continue;
    known.push({ word: wordAt(table, at), at, frequency: frequencyOf(at) });
  }
  knownOf.set(table, known);
  return known;
}

/** All words of letters, sorted; decoded when they are first needed. */
export const knownWords = ({ forms, starts }: SearchSegment): readonly KnownWord[] =>
  decode(forms.words, (at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0));

/** The words that compounds end with. */
export const knownHeads = ({ heads }: SearchSegment): readonly KnownWord[] =>
  decode(heads.words, () => 1);

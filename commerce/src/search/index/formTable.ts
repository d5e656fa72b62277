/**
 * Words and the stems of their forms in shared memory, with the rules of wordForms.ts: every prefix
 * of a word finds at least what the word finds.
 */
import type { Inflection } from '../../languages/inflections/inflection.ts';
import {
  createWordTable,
  indexOfWord,
  inTableOrder,
  prefixRange,
  sharedNumbers,
  type WordTable,
} from './wordTable.ts';

export interface FormTable {
  readonly words: WordTable;
  readonly stems: WordTable;
  /** Where the words of each stem begin in `stemWords`. */
  readonly stemStarts: Uint32Array<SharedArrayBuffer>;
  readonly stemWords: Uint32Array<SharedArrayBuffer>;
}

/** Numbers have no forms, and single letters none that would narrow a search. */
const isInflected = (word: string) => word.length > 1 && !/\d/.test(word);

/** @param sorted folded words in the order of inTableOrder */
export function createFormTable(sorted: readonly string[], { stems }: Inflection): FormTable {
  const byStem = new Map<string, number[]>();
  sorted.forEach((word, at) => {
    if (!isInflected(word)) return;
    for (const stem of stems(word)) {
      const others = byStem.get(stem);
      if (others) others.push(at);
      else byStem.set(stem, [at]);
    }
  });
  const sortedStems = inTableOrder(byStem.keys());
  const stemStarts = sharedNumbers(sortedStems.length + 1);
  const lists = sortedStems.map((stem) => byStem.get(stem) ?? []);
  lists.forEach((list, at) => {
    stemStarts[at + 1] = (stemStarts[at] ?? 0) + list.length;
  });
  const stemWords = sharedNumbers(stemStarts[sortedStems.length] ?? 0);
  lists.forEach((list, at) => {
    stemWords.set(list, stemStarts[at]);
  });
  return {
    words: createWordTable(sorted),
    stems: createWordTable(sortedStems),
    stemStarts,
    stemWords,
  };
}

interface Endings {
  readonly whole: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
  readonly longest: number;
}

const endingsOf = new WeakMap<Inflection, Endings>();

function readEndings(inflection: Inflection): Endings {
  const before = endingsOf.get(inflection);
  if (before) return before;
  const whole = new Set(['', ...inflection.endings]);
  const begun = new Set(
    [...whole].flatMap((ending) =>
      Array.from({ length: ending.length + 1 }, (_, size) => ending.slice(0, size)),
    ),
  );
  const longest = Math.max(0, ...inflection.endings.map(({ length }) => length));
  const endings = { whole, begun, longest };
  endingsOf.set(inflection, endings);
  return endings;
}

const wordsOfStem = ({ stemStarts, stemWords }: FormTable, stem: number) =>
  stemWords.subarray(stemStarts[stem], stemStarts[stem + 1]);

interface Splitting {
  readonly allowed: ReadonlySet<string>;
  readonly longest: number;
}

function addSplits(
  found: Set<number>,
  table: FormTable,
  { typed, allowed, longest }: Splitting & { readonly typed: string },
): void {
  for (let size = 0; size <= Math.min(longest, typed.length - 2); size += 1) {
    if (!allowed.has(typed.slice(typed.length - size))) continue;
    const stem = indexOfWord(table.stems, typed.slice(0, typed.length - size));
    if (stem >= 0) for (const word of wordsOfStem(table, stem)) found.add(word);
  }
}

export interface FormSearch {
  readonly table: FormTable;
  readonly inflection: Inflection;
}

/** Indexes of the words that have the typed text as a form, itself included. */
export function wholeForms({ table, inflection }: FormSearch, typed: string): Set<number> {
  const found = new Set<number>();
  const { whole, longest } = readEndings(inflection);
  addSplits(found, table, { typed, allowed: whole, longest });
  const own = indexOfWord(table.words, typed);
  if (own >= 0) found.add(own);
  return found;
}

/** Indexes of the words with a form that begins with the typed text. */
export function begunForms({ table, inflection }: FormSearch, typed: string): Set<number> {
  const found = new Set<number>();
  const { begun, longest } = readEndings(inflection);
  addSplits(found, table, { typed, allowed: begun, longest });
  const [from, to] = prefixRange(table.words, typed);
  for (let at = from; at < to; at += 1) found.add(at);
  const [first, end] = prefixRange(table.stems, typed);
  for (let stem = first; stem < end; stem += 1)
    for (const word of wordsOfStem(table, stem)) found.add(word);
  return found;
}

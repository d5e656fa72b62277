/**
 * The forms of a language's words: which words a shopper may mean by what is typed so far. Every prefix
 * of a word finds at least what the word finds, because an incomplete ending counts as that ending.
 */
import type { Inflection } from '../languages/inflections/inflection.ts';

export interface WordForms {
  /** Words that have a form beginning with the typed text. */
  readonly begun: (typed: string) => ReadonlySet<string>;
  /** Words that have the typed text as a form. */
  readonly whole: (typed: string) => ReadonlySet<string>;
}

/** Yields the sorted texts that begin with `start`. */
function* beginningWith(sorted: readonly string[], start: string): Generator<string> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const begins = (text: string | undefined) => text?.startsWith(start) ?? false;
  for (; begins(sorted[low]); low += 1) yield sorted[low] ?? '';
}

const inOrder = (texts: Iterable<string>): string[] =>
  [...texts].toSorted((a, b) => (a < b ? -1 : Number(a > b)));

/** @param words folded */
export function wordForms(words: Iterable<string>, { stems, endings }: Inflection): WordForms {
  const byStem = new Map<string, string[]>();
  const sorted = inOrder(new Set(words));
  for (const word of sorted) {
    for (const stem of stems(word)) {
      const others = byStem.get(stem);
      if (others) others.push(word);
      else byStem.set(stem, [word]);
    }
  }
  const allStems = inOrder(byStem.keys());
  const wholeEndings = new Set(['', ...endings]);
  const begunEndings = new Set(
    [...wholeEndings].flatMap((ending) =>
      Array.from({ length: ending.length + 1 }, (_, size) => ending.slice(0, size)),
    ),
  );
  const longest = Math.max(0, ...endings.map(({ length }) => length));

  function split(typed: string, allowed: ReadonlySet<string>): Set<string> {
    const found = new Set<string>();
    for (let size = 0; size <= Math.min(longest, typed.length - 2); size += 1) {
      if (!allowed.has(typed.slice(typed.length - size))) continue;
      for (const word of byStem.get(typed.slice(0, typed.length - size)) ?? []) found.add(word);
    }
    return found;
  }

  return {
    whole: (typed) => split(typed, wholeEndings),
    begun(typed) {
      const found = split(typed, begunEndings);
      for (const word of beginningWith(sorted, typed)) found.add(word);
      for (const stem of beginningWith(allStems, typed))
        for (const word of byStem.get(stem) ?? []) found.add(word);
      return found;
    },
  };
}

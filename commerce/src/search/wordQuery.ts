/** The query of a shopper's word, as text for the engine's `to_tsquery('simple', …)`. */
import type { Vocabulary } from './vocabulary.ts';

export interface WordQuery {
  /** Matches every word that the typed text may be a prefix of. */
  readonly begun: string;
  /** Matches only words that have the typed text as a form. */
  readonly whole: string;
}

/** Words contain letters and digits only, so quoting them is sufficient. */
const lexeme = (word: string) => `'${word}'`;
const either = (texts: readonly string[]) =>
  texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(' | ')})`;

function begunQuery(typed: string, { words }: Vocabulary): string {
  // The engine's prefix search finds words with the same beginning; the list adds those found by a
  // form.
  const others = [...words.begun(typed)].filter((word) => !word.startsWith(typed));
  return either([`${lexeme(typed)}:*`, ...others.map(lexeme)]);
}

const wholeQuery = (typed: string, { words }: Vocabulary): string =>
  either([...new Set([typed, ...words.whole(typed)])].map(lexeme));

/** A shorter second part is too little to match; it is ignored until more of it is typed. */
const minRestLength = 3;

/**
 * Queries for a compound's parts as separate words: `skjorta i linne` for `linneskjorta` and
 * `linneskj`, and anything of linne for `linnesk`.
 */
function compounds(typed: string, vocabulary: Vocabulary): { begun: string; whole: string[] }[] {
  const found: { begun: string; whole: string[] }[] = [];
  for (let at = 3; at < typed.length; at += 1) {
    const [first, rest] = [typed.slice(0, at), typed.slice(at)];
    if (vocabulary.words.whole(first).size === 0 || vocabulary.heads.begun(rest).size === 0)
      continue;
    const apart = wholeQuery(first, vocabulary);
    const isWhole = vocabulary.heads.whole(rest).size > 0;
    found.push({
      begun: rest.length < minRestLength ? apart : `(${apart} & ${begunQuery(rest, vocabulary)})`,
      whole: isWhole ? [`(${apart} & ${wholeQuery(rest, vocabulary)})`] : [],
    });
  }
  return found;
}

/** @param typed folded */
export function wordQuery(typed: string, vocabulary: Vocabulary): WordQuery {
  const apart = compounds(typed, vocabulary);
  return {
    begun: either([begunQuery(typed, vocabulary), ...apart.map(({ begun }) => begun)]),
    whole: either([wholeQuery(typed, vocabulary), ...apart.flatMap(({ whole }) => whole)]),
  };
}

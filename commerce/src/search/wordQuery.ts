/** What a word of a shopper asks of the search documents, as text for the engine's `to_tsquery('simple', …)`. */
import type { Vocabulary } from './vocabulary.ts';

export interface WordQuery {
  /** Whatever the word may be the beginning of. */
  readonly begun: string;
  /** Only what the word is a form of. */
  readonly whole: string;
}

/** Words hold letters and digits only, so quoting them is all that is needed. */
const lexeme = (word: string) => `'${word}'`;
const either = (texts: readonly string[]) =>
  texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(' | ')})`;

function begunQuery(typed: string, { words }: Vocabulary): string {
  // What begins alike is left to the engine; the list holds what a form alone leads to.
  const others = [...words.begun(typed)].filter((word) => !word.startsWith(typed));
  return either([`${lexeme(typed)}:*`, ...others.map(lexeme)]);
}

const wholeQuery = (typed: string, { words }: Vocabulary): string =>
  either([...new Set([typed, ...words.whole(typed)])].map(lexeme));

/** So little of a second word says nothing yet: it is asked for when more of it is typed. */
const telling = 3;

/** Both parts of a compound standing apart: `skjorta i linne` for `linneskjorta`, for `linneskj`, and what is of linne for `linnesk`. */
function compounds(typed: string, vocabulary: Vocabulary): { begun: string; whole: string[] }[] {
  const found: { begun: string; whole: string[] }[] = [];
  for (let at = 3; at < typed.length; at += 1) {
    const [first, rest] = [typed.slice(0, at), typed.slice(at)];
    if (vocabulary.words.whole(first).size === 0 || vocabulary.heads.begun(rest).size === 0)
      continue;
    const apart = wholeQuery(first, vocabulary);
    const isWhole = vocabulary.heads.whole(rest).size > 0;
    found.push({
      begun: rest.length < telling ? apart : `(${apart} & ${begunQuery(rest, vocabulary)})`,
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

/** Phrases that continue what has been typed. */
import { foldedWords } from '../foldWords.ts';
import { hasDiacritics, writtenWords } from '../writtenWords.ts';
import type { Phrase } from './cataloguePhrases.ts';

/** A shorter text is in half the words there are. */
const minInside = 3;

type Match = (own: string, typed: string) => boolean;

const begins: Match = (own, typed) => own.startsWith(typed);

const known = new WeakMap<readonly Phrase[], ReadonlySet<string>>();

function wordsOf(phrases: readonly Phrase[]): ReadonlySet<string> {
  const words = known.get(phrases) ?? new Set(phrases.flatMap((phrase) => phrase.words));
  known.set(phrases, words);
  return words;
}

/** A part of a compound begins with the text: the rest from there is a word of the phrases too. */
const hasPart =
  (isWord: (word: string) => boolean): Match =>
  (own, typed) => {
    if (own.startsWith(typed)) return true;
    if (typed.length < minInside) return false;
    const at = own.indexOf(typed);
    return at > 0 && isWord(own.slice(at));
  };

/**
 * Those that begin with the text first, then those with a word that begins with each of its words,
 * then compounds with each in them: vinröda klänningar for röd klä. What is typed with diacritics
 * has them in the phrase.
 * @param phrases the most useful first
 */
export function continuePhrases(
  phrases: readonly Phrase[],
  { text, limit }: { readonly text: string; readonly limit: number },
): readonly string[] {
  const typed = foldedWords(text);
  if (typed.length === 0) return [];
  const joined = typed.join(' ');
  const marked = writtenWords(text).filter(hasDiacritics);
  const fits = (match: Match) => (phrase: Phrase) =>
    typed.every((word) => phrase.words.some((own) => match(own, word))) &&
    marked.every((word) => writtenWords(phrase.text).some((own) => match(own, word)));
  const others = phrases.filter(({ words }) => words.join(' ') !== joined);
  const begun = others.filter(fits(begins));
  const first = begun.filter(({ words }) => words.join(' ').startsWith(joined));
  const found = new Set([...first, ...begun]);
  if (found.size < limit) {
    const folded = wordsOf(phrases);
    const has = hasPart((word) => foldedWords(word).every((each) => folded.has(each)));
    for (const phrase of others.filter(fits(has))) found.add(phrase);
  }
  return [...found].slice(0, limit).map(({ text: phrase }) => phrase);
}

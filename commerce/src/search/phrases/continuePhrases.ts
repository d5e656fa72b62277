/** Phrases that continue what has been typed. */
import type { Locale } from '@solvik/shop';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import type { Inflection } from '../../languages/inflections/inflection.ts';
import { coloursOf, isOtherColour } from '../colourWords.ts';
import { foldedWords } from '../foldWords.ts';
import { type WordForms, wordForms } from '../wordForms.ts';
import { markedStart, writtenWords } from '../writtenWords.ts';
import type { Phrase } from './cataloguePhrases.ts';

/** A shorter text is in half the words there are. */
const minInside = 3;

/** A word that has been typed, with the other forms of it in the phrases. */
interface TypedWord {
  readonly typed: string;
  readonly forms: ReadonlySet<string>;
  /** The word itself, and the colours that it is a form of: röd for rött. */
  readonly bases: readonly string[];
  /** Whether a word of the phrases is a colour of another kind: pink for red. */
  readonly isOtherColour: (own: string) => boolean;
}

type Match = (own: string, word: TypedWord) => boolean;

const begins: Match = (own, { typed }) => own.startsWith(typed);
const isForm: Match = (own, word) => begins(own, word) || word.forms.has(own);

interface PhraseWords extends WordForms {
  readonly has: (word: string) => boolean;
  /** Whether the end of a compound, no word of the phrases itself, is a form of what is typed. */
  readonly endsWithForm: (own: string, typed: string) => boolean;
}

const known = new WeakMap<readonly Phrase[], PhraseWords>();

function wordsOf(phrases: readonly Phrase[], inflection: Inflection): PhraseWords {
  const before = known.get(phrases);
  if (before) return before;
  const words = new Set(phrases.flatMap((phrase) => phrase.words));
  const read = {
    has: (word: string) => words.has(word),
    endsWithForm(own: string, typed: string) {
      const at = own.indexOf(typed.slice(0, minInside), minInside);
      return at > 0 && inflection.stems(own.slice(at)).includes(typed);
    },
    ...wordForms(words, inflection),
  };
  known.set(phrases, read);
  return read;
}

/** A part of a compound begins with the text: the rest from there is a word of the phrases too. */
const hasPart =
  ({ has, endsWithForm }: PhraseWords): Match =>
  (own, word) => {
    if (isForm(own, word)) return true;
    const { typed, forms, bases } = word;
    if (typed.length < minInside || word.isOtherColour(own)) return false;
    const at = own.indexOf(typed);
    return (
      (at > 0 && has(own.slice(at))) ||
      [...forms].some((form) => own.endsWith(form)) ||
      bases.some((base) => endsWithForm(own, base))
    );
  };

/**
 * Those that begin with the text first, then those with a word that begins with each of its words,
 * then other forms of these (kappor for kappa), then compounds with each in them: vinröda klänningar
 * for röd klä, but nothing pink for red. What is typed with diacritics has them in the phrase.
 * @param phrases the most useful first; the same list while the catalogue is the same
 */
export function continuePhrases(
  phrases: readonly Phrase[],
  {
    text,
    limit,
    locale,
  }: {
    readonly text: string;
    readonly limit: number;
    /** Of the phrases. */
    readonly locale: Locale;
  },
): readonly string[] {
  const { inflection } = backEndLanguages[locale].search;
  const typed = foldedWords(text);
  if (typed.length === 0) return [];
  const joined = typed.join(' ');
  const marks = writtenWords(text).flatMap((word) => markedStart(word) ?? []);
  const hasMarks = ({ text: phrase, words: folded }: Phrase) => {
    const written = writtenWords(phrase);
    return marks.every(
      (mark) =>
        written.some((own) => own.includes(mark)) ||
        // Another form may lose them: kenkä has no letters that kengät has not.
        !folded.some((own) => own.includes(foldedWords(mark).join(''))),
    );
  };
  const others = phrases.filter((phrase) => phrase.words.join(' ') !== joined && hasMarks(phrase));
  const words = wordsOf(phrases, inflection);
  const asked = typed.map((word, at) => ({
    typed: word,
    // The last word may be unfinished: mekk has begun mekot too.
    forms: at === typed.length - 1 && typed.length > 1 ? words.begun(word) : words.whole(word),
    bases: [word, ...coloursOf(locale, word)],
    isOtherColour: (own: string) => isOtherColour(locale, { compound: own, colour: word }),
  }));
  const fitting = (match: Match) =>
    others.filter((phrase) => asked.every((word) => phrase.words.some((own) => match(own, word))));
  const begun = fitting(begins);
  const found = new Set([
    ...begun.filter((phrase) => phrase.words.join(' ').startsWith(joined)),
    ...begun,
  ]);
  for (const match of [isForm, hasPart(words)])
    if (found.size < limit) for (const phrase of fitting(match)) found.add(phrase);
  return [...found].slice(0, limit).map(({ text: phrase }) => phrase);
}

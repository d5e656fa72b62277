/**
 * Words by which shoppers search for the shop's own lists and pages: new, sale, best sellers. Goods
 * are not called so, and such a word beside others would find nothing.
 */
import { byLocale, type Locale } from '@solvik/shop';
import type { ShopList } from '../languages/backEndLanguage.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { foldedWords } from './foldWords.ts';
import { stopWords } from './stopWords.ts';
import { type WordForms, wordForms } from './wordForms.ts';

interface ListPhrase {
  readonly list: ShopList;
  /** Folded. */
  readonly words: readonly string[];
}

interface ListPhrases {
  /** The longest first. */
  readonly phrases: readonly ListPhrase[];
  readonly forms: WordForms;
}

/** A shorter word has forms that are other words: salt is no form of sale. */
const minInflected = 5;
/** A shorter beginning is that of many words. */
const minBegun = 4;

function phrasesIn(locale: Locale): ListPhrases {
  const { shopLists, inflection } = backEndLanguages[locale].search;
  const phrases = (Object.keys(shopLists) as ShopList[]).flatMap((list) =>
    shopLists[list].words.split(',').map((phrase) => ({ list, words: foldedWords(phrase) })),
  );
  const single = phrases.flatMap(({ words }) => (words.length === 1 ? words : []));
  return {
    phrases: phrases.toSorted((a, b) => b.words.length - a.words.length),
    forms: wordForms(
      single.filter(({ length }) => length >= minInflected),
      inflection,
    ),
  };
}

const phrasesOf = byLocale((locale) => {
  let read: ListPhrases | undefined;
  return () => (read ??= phrasesIn(locale));
});

const isMeant = ({ forms }: ListPhrases, typed: string | undefined, word: string): boolean =>
  typed !== undefined && (typed === word || forms.whole(typed).has(word));

/** The phrase of a list that begins at a word. */
function phraseAt(known: ListPhrases, typed: readonly string[], at: number) {
  return known.phrases.find(({ words }) =>
    words.every((word, next) =>
      words.length === 1 ? isMeant(known, typed[at + next], word) : typed[at + next] === word,
    ),
  );
}

export const isListWord = (locale: Locale, word: string): boolean =>
  phraseAt(phrasesOf[locale](), [word], 0) !== undefined;

/** Lists that goods are in; the others are pages that nothing can be found in. */
const listsOfGoods: ReadonlySet<ShopList> = new Set<ShopList>([
  'newProducts',
  'reduced',
  'bestSellers',
  'comingSoon',
]);

const maxNameWords = 3;

/** How many words from here on are a name of the catalogue's: New in New Balance is its brand's. */
function nameLength(
  typed: readonly string[],
  at: number,
  names: Readonly<{ has: (name: string) => boolean }>,
): number {
  for (let size = Math.min(maxNameWords, typed.length - at); size > 0; size -= 1)
    if (names.has(typed.slice(at, at + size).join(' '))) return size;
  return 0;
}

export interface ListsInText {
  /** The lists that words of the text name. */
  readonly lists: readonly ShopList[];
  /** The text without the words of lists that goods are in; empty where nothing else is left. */
  readonly rest: string;
  /** Whether all of its words name lists. */
  readonly isWhole: boolean;
}

export interface ReadIn {
  readonly locale: Locale;
  /** Folded names of categories, brands and the like, which are no words of lists. */
  readonly names: Parameters<typeof nameLength>[2];
}

/** For each of some written words the list that it names, alone or with those beside it. */
export function listsOfWords(
  written: readonly string[],
  { locale, names }: ReadIn,
): readonly (ShopList | undefined)[] {
  const known = phrasesOf[locale]();
  const typed = written.map((word) => foldedWords(word).join(' '));
  const lists: (ShopList | undefined)[] = [];
  while (lists.length < typed.length) {
    const at = lists.length;
    const named = nameLength(typed, at, names);
    const phrase = named > 0 ? undefined : phraseAt(known, typed, at);
    const size = Math.max(1, named, phrase?.words.length ?? 0);
    lists.push(...Array.from({ length: size }, () => phrase?.list));
  }
  return lists;
}

export function readListWords(text: string, readIn: ReadIn): ListsInText {
  const written = text.split(/\s+/u).filter(Boolean);
  const listOf = listsOfWords(written, readIn);
  const rest = written.filter((_, at) => !listOf[at] || !listsOfGoods.has(listOf[at]));
  const others = written.filter((_, at) => !listOf[at]);
  const lists = [...new Set(listOf.filter((list) => list !== undefined))];
  const isLeft = (words: readonly string[]) =>
    foldedWords(words.join(' ')).some((word) => !stopWords.has(word));
  return {
    lists,
    rest: isLeft(rest) ? rest.join(' ') : '',
    isWhole: lists.length > 0 && !isLeft(others),
  };
}

/** Lists with a word that begins with the last one of a text. */
export function begunLists(text: string, locale: Locale): readonly ShopList[] {
  const last = foldedWords(text).at(-1) ?? '';
  if (last.length < minBegun) return [];
  const { phrases } = phrasesOf[locale]();
  return [
    ...new Set(
      phrases.flatMap(({ list, words }) =>
        words.length === 1 && words[0]?.startsWith(last) ? list : [],
      ),
    ),
  ];
}

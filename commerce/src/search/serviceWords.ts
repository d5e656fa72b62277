/** Words that a shopper types for what the shop has beside goods: returns, gift cards, news. */
import { byLocale, type Locale } from '@solvik/shop';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { foldedWords } from './foldWords.ts';
import { isListWord } from './listWords.ts';

const wordsOf = byLocale(
  (locale) => new Set(foldedWords(backEndLanguages[locale].search.serviceWords)),
);

export const isServiceWord = (locale: Locale, word: string): boolean =>
  wordsOf[locale].has(word) || isListWord(locale, word);

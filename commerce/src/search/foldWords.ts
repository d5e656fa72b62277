/**
 * Folds words: lower case without diacritics that keyboards may lack. Queries and documents are
 * folded alike.
 */
import { foldAlias } from '@solvik/addresses';

export const foldWords = (text: string): string => foldAlias(text).replaceAll('-', ' ');

/** The folded words of a text; words in another alphabet are not changed. */
export const foldedWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [])
    .map((word) => foldWords(word).replaceAll(' ', '') || word.replaceAll(/\p{M}/gu, ''))
    .filter((word) => word !== '');

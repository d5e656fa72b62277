/**
 * Folds words: lower case without diacritics that keyboards may lack. Queries and documents are
 * folded alike.
 */
import { foldAlias } from '@solvik/addresses';

export const foldWords = (text: string): string => foldAlias(text).replaceAll('-', ' ');

/** A t-shirt is one word, and no shirt, however it is written. */
const joinedT = /(?<![\p{L}\d])t[\s-]+(?=\p{L})/gu;

/** The folded words of a text; words in another alphabet are not changed. */
export const foldedWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(joinedT, 't')
      .match(/[\p{L}\p{M}\d]+/gu) ?? []
  )
    .map((word) => foldWords(word).replaceAll(' ', '') || word.replaceAll(/\p{M}/gu, ''))
    .filter((word) => word !== '');

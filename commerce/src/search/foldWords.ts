/** Words without the marks that keyboards lack: both what is searched and what is found are folded alike. */
import { foldAlias } from '@solvik/addresses';

export const foldWords = (text: string): string => foldAlias(text).replaceAll('-', ' ');

/** The words of a text, folded; of another alphabet than ours, as they stand. */
export const foldedWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [])
    .map((word) => foldWords(word).replaceAll(' ', '') || word.replaceAll(/\p{M}/gu, ''))
    .filter((word) => word !== '');

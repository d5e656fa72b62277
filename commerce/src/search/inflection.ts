/**
 * How a language bends its words. Every form of a word is one of its stems with one of the language's endings, so a
 * shopper's word, whole or half typed, is looked up by taking endings off it. Words are folded before (foldWords.ts).
 */
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { finnish } from './finnish.ts';
import { danish, norwegian, swedish } from './scandinavian.ts';

export interface Inflection {
  /** What forms of the word begin with, the word itself among them. Too many rather than too few: a stem that no form has is never asked for. */
  readonly stems: (word: string) => readonly string[];
  /** What may follow a stem. */
  readonly endings: readonly string[];
}

export const inflections: Readonly<Record<Locale, Inflection>> = {
  sv: swedish,
  nb: norwegian,
  da: danish,
  fi: finnish,
};

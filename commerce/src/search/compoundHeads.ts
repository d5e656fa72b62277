import type { WordForms } from './wordForms.ts';

/** Words that compounds may end with. */
export interface CompoundHeads {
  readonly categories: WordForms;
  /** Names of categories and products, without the persons they are named after. */
  readonly things: WordForms;
  readonly colours: WordForms;
  readonly all: WordForms;
}

import type { WordForms } from './wordForms.ts';

/** Words that compounds may end with. */
export interface CompoundHeads {
  readonly categories: WordForms;
  /** Names of categories and products, without the persons they are named after. */
  readonly things: WordForms;
  readonly colours: WordForms;
  readonly all: WordForms;
  /** Names of things as the shop writes them, lower case, by the folded word. */
  readonly written: ReadonlyMap<string, readonly string[]>;
}

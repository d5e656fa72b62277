/**
 * The words of some products in one language: which products have a word, and where. A search reads
 * one large segment and one of the products that have changed since it was built.
 */
import type { Locale } from '@solvik/shop';
import type { FormTable } from './formTable.ts';

/** Where a product has a word, as bits. */
export const fields = { name: 1, about: 2, category: 4, text: 8 } as const;

/** A product's words in one language, as they are stored. Words are folded, with spaces between. */
export interface SearchRow {
  readonly productId: number;
  readonly soldCount: number;
  readonly name: string;
  readonly about: string;
  readonly category: string;
  readonly text: string;
  readonly articles: string;
}

/** Words that compounds end with, of all products. */
export interface HeadWords {
  /** Names of categories, folded. */
  readonly categories: readonly string[];
  /** Names of categories, products and colours, folded. */
  readonly all: readonly string[];
}

export interface SearchSegment {
  readonly locale: Locale;
  /** Product ids by row, the most sold first. */
  readonly ids: Uint32Array<SharedArrayBuffer>;
  readonly sold: Uint32Array<SharedArrayBuffer>;
  readonly forms: FormTable;
  /** Where the postings of each word begin. */
  readonly starts: Uint32Array<SharedArrayBuffer>;
  readonly rows: Uint32Array<SharedArrayBuffer>;
  /** Beside each row: the fields that have the word. */
  readonly masks: Uint8Array<SharedArrayBuffer>;
  readonly categories: FormTable;
  readonly heads: FormTable;
}

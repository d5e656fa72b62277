/** What a mapping file says, parsed: how a merchant's file is read, and what holds where it is silent. */
import type { CategoryDraft, Locale, MarketId } from '../../catalogue/catalogueDraft.ts';
import type { Gender } from '../fields/gender.ts';
import type { RawField } from '../formats/rawItem.ts';
import type { Delimiter } from '../reading/looksOfFile.ts';

export const formats = ['own', 'shopify', 'google', 'table'] as const;
/** `table` is any CSV or TSV read by the mapping's columns. */
export type Format = (typeof formats)[number];

/** Where a field's value stands in a row. */
export interface ColumnRule {
  readonly column: string;
  /** The key of `key=value` pairs packed into the cell. */
  readonly packed?: string;
  /** What separates several values in the cell. */
  readonly split?: string;
  /** Its first group is the value. */
  readonly pattern?: RegExp;
  /** What a value is called here; values not named stay. */
  readonly values?: ReadonlyMap<string, string>;
}

/** Says which products a rule is for; the first rule that fits decides. */
export interface Fits {
  /** Category texts of the file, whole or their last part; undefined for all. */
  readonly for?: readonly string[];
  readonly gender?: readonly Gender[];
  /** Words of which the product's name has one. */
  readonly named?: readonly string[];
}

/** Lowest and highest price of a kind in whole units of each market's currency, for files without prices. */
export interface PriceBand extends Fits {
  readonly bands: Partial<Record<MarketId, readonly [number, number]>>;
}

export interface SizeRule extends Fits {
  /** Empty for products that have but one size. */
  readonly sizes: readonly string[];
}

export interface CategoryRule extends Fits {
  readonly to: string;
}

/** A file of categories beside the merchant's products, one a row, its parent as a path of names. */
export interface CategoryFile {
  readonly file: string;
  readonly name: string;
  readonly alias: string;
  /** Column with the names of those above it, joined by `separator`. */
  readonly path: string;
  readonly separator: string;
  /** What products write before a path. */
  readonly root: string;
  /** Tops of trees that are kept out of sight. */
  readonly hidden: readonly string[];
}

export interface Mapping {
  /** Begins every key that the import makes; two files of one source speak of the same products. */
  readonly source: string;
  readonly format: Format;
  /** Columns by which a file is known to be this mapping's. */
  readonly recognise: readonly string[];
  readonly encoding?: string;
  readonly delimiter?: Delimiter;
  /** The language of texts; those in none of the shop's own stand in for the Swedish ones. */
  readonly language: Locale;
  /** Values that mean nothing, such as `NA`. */
  readonly empty: readonly string[];
  readonly columns: ReadonlyMap<RawField, readonly ColumnRule[]>;
  readonly constants: ReadonlyMap<RawField, string>;
  /** Rows left out without a word. */
  readonly skip: readonly { readonly column: string; readonly is: readonly string[] }[];
  /** Of weights that stand without one. */
  readonly weightUnit: string;
  /** Grams of a piece whose weight is not known. */
  readonly usualWeight: number;
  /** ISO code of amounts that stand without one. */
  readonly currency: string;
  /** What one unit of a currency is worth in each market's. */
  readonly rates: ReadonlyMap<string, Partial<Record<MarketId, number>>>;
  readonly bands: readonly PriceBand[];
  readonly sizes: readonly SizeRule[];
  /** Pieces of a size whose number is not known, from and to. */
  readonly stock: readonly [number, number];
  readonly categories: {
    /** Made where the shop has no category of the key; one that exists is left as it is. */
    readonly define: readonly CategoryDraft[];
    readonly map: readonly CategoryRule[];
    readonly file?: CategoryFile;
  };
}

/** A parsed mapping file: how a merchant's file is read, and defaults for what it lacks. */
import type { Locale, MarketId } from '@solvik/shop';
import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';
import type { Gender } from '../fields/gender.ts';
import type { RawField } from '../formats/rawItem.ts';
import type { Delimiter } from '../reading/readFileSignature.ts';

export const formats = ['own', 'shopify', 'google', 'table'] as const;
/** `table` is any CSV or TSV read by the mapping's columns. */
export type Format = (typeof formats)[number];

/** The location of a field's value in a row. */
export interface ColumnRule {
  readonly column: string;
  /** The key of `key=value` pairs packed into the cell. */
  readonly packed?: string;
  /** The separator of several values in the cell. */
  readonly split?: string;
  /** Its first group is the value. */
  readonly pattern?: RegExp;
  /** Replacements for values; others stay as they are. */
  readonly values?: ReadonlyMap<string, string>;
}

/** The products that a rule matches; the first matching rule applies. */
export interface Fits {
  /** Category texts of the file, whole or their last part; undefined for all. */
  readonly for?: readonly string[];
  readonly gender?: readonly Gender[];
  /** Words of which the product's name contains one. */
  readonly named?: readonly string[];
}

/**
 * Lowest and highest price of a kind in whole units of each market's currency, for files without
 * prices.
 */
export interface PriceBand extends Fits {
  readonly bands: Partial<Record<MarketId, readonly [number, number]>>;
}

export interface SizeRule extends Fits {
  /** Empty for products in one size. */
  readonly sizes: readonly string[];
}

export interface CategoryRule extends Fits {
  readonly to: string;
}

/**
 * A file of categories beside the merchant's products: one per row, its parent as a path of names.
 */
export interface CategoryFile {
  readonly file: string;
  readonly name: string;
  readonly alias: string;
  /** Column with the names of its ancestors, joined by `separator`. */
  readonly path: string;
  readonly separator: string;
  /** Prefix that products write before a path. */
  readonly root: string;
  /** Roots of trees that are hidden. */
  readonly hidden: readonly string[];
}

export interface Mapping {
  /** Prefix of every imported key; two files of one source describe the same products. */
  readonly source: string;
  readonly format: Format;
  /** Columns by which a file is recognised as this mapping's. */
  readonly recognise: readonly string[];
  readonly encoding?: string;
  readonly delimiter?: Delimiter;
  /** The language of texts; a text in none of the shop's languages is used as the Swedish one. */
  readonly language: Locale;
  /** Values that count as empty, such as `NA`. */
  readonly empty: readonly string[];
  readonly columns: ReadonlyMap<RawField, readonly ColumnRule[]>;
  readonly constants: ReadonlyMap<RawField, string>;
  /** Rows to skip without reporting them. */
  readonly skip: readonly { readonly column: string; readonly is: readonly string[] }[];
  /** Unit of weights without one. */
  readonly weightUnit: string;
  /** Grams of a piece without a weight. */
  readonly usualWeight: number;
  /** ISO code of amounts without a currency. */
  readonly currency: string;
  /** The value of one unit of a currency in each market's currency. */
  readonly rates: ReadonlyMap<string, Partial<Record<MarketId, number>>>;
  readonly bands: readonly PriceBand[];
  readonly sizes: readonly SizeRule[];
  /** Stock of a size without a number: least and most pieces. */
  readonly stock: readonly [number, number];
  readonly categories: {
    /** Created if the shop has no category with the key; an existing one is not changed. */
    readonly define: readonly CategoryDraft[];
    readonly map: readonly CategoryRule[];
    readonly file?: CategoryFile;
  };
}

/** A row by the shop's field names, with values as the merchant wrote them. */
import { type Locale, locales, type MarketId, marketIds } from '@solvik/shop';
import type { ImportProblem } from '../importProblem.ts';

/** Fields that a column can fill; docs/guides/import.md describes them. */
export const fieldNames = [
  'id',
  'style',
  'article_number',
  'role',
  'published',
  'name',
  'description',
  'fit',
  'care',
  'brand',
  'category',
  'google_category',
  'gender',
  'colour',
  'size',
  'material',
  'pattern',
  'condition',
  'twin',
  'gtin',
  'weight',
  'price',
  'sale_price',
  'sale_dates',
  'stock',
  'availability',
  'available_from',
  'first_available',
  'pictures',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Texts that may be given per language, and amounts per market: `name_sv`, `price_fi`. */
export const textFields = [
  'name',
  'description',
  'fit',
  'care',
] as const satisfies readonly FieldName[];
export type TextField = (typeof textFields)[number];
export type RawField =
  | FieldName
  | `${TextField}_${Locale}`
  | `${'price' | 'sale_price'}_${MarketId}`;

export const rawFields: readonly RawField[] = [
  ...fieldNames,
  ...textFields.flatMap((field) => locales.map((locale) => `${field}_${locale}` as const)),
  ...(['price', 'sale_price'] as const).flatMap((field) =>
    marketIds.map((market) => `${field}_${market}` as const),
  ),
];

export interface RawCell {
  readonly value: string;
  /** The file's name of the column, for reports. */
  readonly column: string;
}

/** Fields that say whether a size can be bought. */
export const stockFields = ['stock', 'availability'] as const satisfies readonly FieldName[];
export type StockField = (typeof stockFields)[number];

/** The file's columns of stock fields. */
export type StockColumns = ReadonlyMap<StockField, string>;

export interface RawItem {
  readonly line: number;
  readonly fields: ReadonlyMap<RawField, readonly RawCell[]>;
  /** Of stock fields, whether the row has a value or not. */
  readonly stockColumns: StockColumns;
}

/** The result of reading a row; `skipped` by the mapping. */
export type ReadItem =
  | { readonly kind: 'item'; readonly item: RawItem }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | { readonly kind: 'skipped' };

/** Roles of rows that are not sizes: the style of the sizes, or another picture of it. */
export const roles = ['size', 'style', 'picture'] as const;
export type Role = (typeof roles)[number];

/** The first value that is not blank. */
export function firstCell(item: RawItem, field: RawField): RawCell | undefined {
  return item.fields.get(field)?.find(({ value }) => value.trim() !== '');
}

/** Fields from single texts; blank ones are left out. A column that the file lacks is not given. */
export function rawItem(
  line: number,
  cells: readonly (readonly [RawField, string, string] | undefined)[],
): RawItem {
  const fields = new Map<RawField, RawCell[]>();
  const stockColumns = new Map<StockField, string>();
  for (const entry of cells) {
    if (!entry) continue;
    const [field, value, column] = entry;
    const stockField = stockFields.find((one) => one === field);
    if (stockField) stockColumns.set(stockField, column);
    if (value.trim() === '') continue;
    fields.set(field, [...(fields.get(field) ?? []), { value: value.trim(), column }]);
  }
  return { line, fields, stockColumns };
}

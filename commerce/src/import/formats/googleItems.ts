/** Reads a product feed in Google Merchant's terms, as XML, TSV or CSV. */
import type { SourceRow } from '../reading/sourceRow.ts';
import { rawItem, type RawField, type RawItem } from './rawItem.ts';

/**
 * Google's attribute and the field it fills. `item_group_id` ties sizes and colours of one style
 * together.
 */
const attributes: readonly (readonly [string, RawField])[] = [
  ['id', 'id'],
  ['item_group_id', 'style'],
  ['mpn', 'article_number'],
  ['title', 'name'],
  ['description', 'description'],
  ['brand', 'brand'],
  ['product_type', 'category'],
  ['google_product_category', 'google_category'],
  ['gender', 'gender'],
  ['color', 'colour'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
  ['condition', 'condition'],
  ['gtin', 'gtin'],
  ['shipping_weight', 'weight'],
  ['price', 'price'],
  ['sale_price', 'sale_price'],
  ['sale_price_effective_date', 'sale_dates'],
  ['quantity', 'stock'],
  ['sell_on_google_quantity', 'stock'],
  ['availability', 'availability'],
  ['availability_date', 'available_from'],
  ['image_link', 'pictures'],
  ['additional_image_link', 'pictures'],
];

/** Attributes that a table writes as a list in one cell. */
const listed = new Set(['additional_image_link', 'gtin']);

/** Attributes that every feed must have. */
export const googleColumns = ['id', 'title', 'price'] as const;

/**
 * `g:image link` and `Image_Link` are both `image_link`; brackets describe a column's inner format.
 */
export function googleName(column: string): string {
  return column
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\(.*$/, '')
    .trim()
    .replace(/[\s-]+/g, '_');
}

function valuesOf(name: string, written: readonly string[]): readonly string[] {
  // An address may contain a comma, but not one before another address.
  if (!listed.has(name)) return written;
  return written.flatMap((text) => text.split(name === 'gtin' ? /[,;]/ : /,(?=\s*\w+:\/\/)/));
}

export function googleItem(row: SourceRow): RawItem {
  const byName = new Map(
    [...row.cells].map(([column, values]) => [googleName(column), { column, values }]),
  );
  return rawItem(
    row.line,
    attributes.flatMap(([name, field]) => {
      const found = byName.get(name);
      return found
        ? valuesOf(name, found.values).map((value) => [field, value, found.column] as const)
        : [];
    }),
  );
}

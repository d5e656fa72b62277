/**
 * Reads Shopify's product CSV: the rows of a product share its handle; only the first has the
 * title.
 */
import { cell, type SourceRow } from '../reading/sourceRow.ts';
import { rawItem, type RawItem } from './rawItem.ts';

const options = [1, 2, 3] as const;
const isColour = (name: string) => /^(?:colou?rs?|färg(?:er)?|farge|farve|väri)$/i.test(name);
const isSize = (name: string) => /^(?:sizes?|storlek|størrelse|koko|koot)$/i.test(name);

interface Product {
  readonly handle: string;
  /** Names of the options, which only the product's first row has. */
  readonly optionNames: readonly string[];
}

/** Columns by which a table is recognised as Shopify's. */
export const shopifyColumns = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant Price',
] as const;

const yes = (text: string): boolean => text.toLowerCase() === 'true';

function genderIn(tags: string): string {
  return (
    tags
      .split(',')
      .map((tag) => tag.trim())
      .find((tag) => /^(?:wo)?men(?:'s|s)?$|^(?:girls|boys|kids|unisex|dam|herr)$/i.test(tag)) ?? ''
  );
}

function prices(row: SourceRow): { price: string; sale: string } {
  const price = cell(row, 'Variant Price');
  const compared = cell(row, 'Variant Compare At Price');
  return Number(compared) > Number(price) ? { price: compared, sale: price } : { price, sale: '' };
}

/** An untracked variant is always available; one that may be oversold can be back-ordered. */
function availability(row: SourceRow): string | undefined {
  if (cell(row, 'Variant Inventory Tracker') === '') return 'always';
  return cell(row, 'Variant Inventory Policy').toLowerCase() === 'continue'
    ? 'backorder'
    : undefined;
}

/**
 * Turns rows into items; it tracks the current product, so rows must be given in the file's order.
 */
export function shopifyItems(): (row: SourceRow) => RawItem {
  let product: Product = { handle: '', optionNames: [] };
  return (row) => {
    const { line } = row;
    const handle = cell(row, 'Handle');
    if (handle !== product.handle)
      product = { handle, optionNames: options.map((at) => cell(row, `Option${String(at)} Name`)) };
    const pictures = [
      ['pictures', cell(row, 'Image Src'), 'Image Src'] as const,
      ['pictures', cell(row, 'Variant Image'), 'Variant Image'] as const,
    ];
    const values = options.map((at) => cell(row, `Option${String(at)} Value`));
    if (
      values.every((value) => value === '') &&
      cell(row, 'Variant Price') === '' &&
      cell(row, 'Title') === ''
    ) {
      return rawItem(line, [['role', 'picture', ''], ['style', handle, 'Handle'], ...pictures]);
    }
    const chosen = values
      .map((value, at) => ({ name: product.optionNames[at] ?? '', value }))
      .filter(
        ({ name, value }) => value !== '' && !(name === 'Title' && value === 'Default Title'),
      );
    const sized = [
      ...chosen.filter(({ name }) => isSize(name)),
      ...chosen.filter(({ name }) => !isSize(name) && !isColour(name)),
    ];
    const { price, sale } = prices(row);
    const available = availability(row);
    return rawItem(line, [
      ['style', handle, 'Handle'],
      ['id', [handle, ...chosen.map(({ value }) => value)].filter(Boolean).join('/'), 'Handle'],
      ['article_number', cell(row, 'Variant SKU'), 'Variant SKU'],
      ['name', cell(row, 'Title'), 'Title'],
      ['description', cell(row, 'Body (HTML)'), 'Body (HTML)'],
      ['brand', cell(row, 'Vendor'), 'Vendor'],
      ['category', cell(row, 'Type'), 'Type'],
      [
        'google_category',
        cell(row, 'Google Shopping / Google Product Category') || cell(row, 'Product Category'),
        'Product Category',
      ],
      ['gender', cell(row, 'Google Shopping / Gender') || genderIn(cell(row, 'Tags')), 'Tags'],
      [
        'published',
        cell(row, 'Status').toLowerCase() === 'draft' ||
        cell(row, 'Status').toLowerCase() === 'archived'
          ? 'false'
          : cell(row, 'Published'),
        'Published',
      ],
      ['colour', chosen.find(({ name }) => isColour(name))?.value ?? '', 'Option Value'],
      ['size', sized.map(({ value }) => value).join(' / '), 'Option Value'],
      [
        'weight',
        Number(cell(row, 'Variant Grams')) > 0 ? `${cell(row, 'Variant Grams')} g` : '',
        'Variant Grams',
      ],
      ['gtin', cell(row, 'Variant Barcode').replace(/^'/, ''), 'Variant Barcode'],
      ['price', price, 'Variant Price'],
      ['sale_price', sale, 'Variant Price'],
      row.cells.has('Variant Inventory Qty')
        ? ['stock', cell(row, 'Variant Inventory Qty'), 'Variant Inventory Qty']
        : undefined,
      available === undefined ? undefined : ['availability', available, 'Variant Inventory Policy'],
      ['condition', cell(row, 'Google Shopping / Condition'), 'Google Shopping / Condition'],
      ...(yes(cell(row, 'Gift Card')) ? [] : pictures),
    ]);
  };
}

/** A mapping for a merchant's table, drafted from its columns and the kinds of its products. */
import { basename, extname } from 'node:path';
import { sourceLocale } from '@solvik/shop';
import { isNativeCsvHeader, isOwnColumn, ownName } from '../formats/nativeCsvItems.ts';
import type { FieldName } from '../formats/rawItem.ts';
import { ImportRefusedError } from '../importProblem.ts';
import { readFileSignature } from '../reading/readFileSignature.ts';
import { cell } from '../reading/sourceRow.ts';
import { readTable } from '../reading/readTable.ts';

/** Names of columns, folded to letters and digits, that usually hold a field; the best first. */
const usualColumns: Partial<Readonly<Record<FieldName, readonly string[]>>> = {
  id: [
    'id',
    'sku',
    'variantid',
    'variantsku',
    'productid',
    'itemid',
    'articleid',
    'artikelnummer',
    'varenummer',
  ],
  style: ['style', 'styleid', 'itemgroupid', 'parentid', 'parentsku', 'model', 'handle'],
  article_number: ['articlenumber', 'mpn', 'stylecode', 'itemnumber'],
  name: ['name', 'title', 'productname', 'productdisplayname', 'namn', 'navn', 'nimi', 'titel'],
  description: ['description', 'bodyhtml', 'beskrivning', 'beskrivelse', 'kuvaus'],
  brand: ['brand', 'vendor', 'manufacturer', 'marke', 'merke', 'maerke', 'merkki'],
  category: [
    'category',
    'categories',
    'producttype',
    'articletype',
    'type',
    'kategori',
    'kategoria',
    'subcategory',
  ],
  gender: ['gender', 'department', 'sex', 'kon', 'kjonn'],
  colour: ['colour', 'color', 'basecolour', 'basecolor', 'farg', 'farge', 'farve', 'vari'],
  size: ['size', 'storlek', 'storrelse', 'koko'],
  material: ['material', 'fabric', 'materiale', 'materiaali'],
  condition: ['condition', 'skick', 'tilstand', 'stand', 'kunto'],
  gtin: ['gtin', 'ean', 'barcode', 'upc', 'streckkod'],
  weight: ['weight', 'vikt', 'vekt', 'vaegt', 'paino'],
  price: ['price', 'regularprice', 'pris', 'hinta', 'listprice'],
  sale_price: ['saleprice', 'discountprice', 'specialprice', 'rea', 'tilbudspris'],
  stock: ['stock', 'quantity', 'qty', 'inventory', 'lager', 'lagersaldo', 'varasto'],
  availability: ['availability', 'instock'],
  pictures: [
    'pictures',
    'images',
    'image',
    'imagelink',
    'mainimage',
    'imagesrc',
    'bild',
    'bilde',
    'billede',
    'kuva',
    'link',
  ],
};

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]/g, '');

/** Kinds that are listed; further ones are rare. */
const maxKinds = 200;

export interface DraftedMapping {
  /** As a mapping file, with two spaces; `to` of each kind is to be filled in. */
  readonly text: string;
  /** Columns of which the draft knows no use. */
  readonly unused: readonly string[];
  /** Products of each kind, the most frequent first. */
  readonly kinds: readonly (readonly [kind: string, count: number])[];
}

/** In place of a category’s key: products of such a kind stay under “Övrigt”. */
export const toBeFilled = '?';

async function countKinds(
  rows: ReturnType<typeof readTable>,
  column: string,
): Promise<DraftedMapping['kinds']> {
  const counts = new Map<string, number>();
  for await (const read of rows) {
    const kind = read.kind === 'row' ? cell(read.row, column) : '';
    if (kind !== '') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b)).slice(0, maxKinds);
}

type UsualColumns = ReadonlyMap<string, string>;

function findUsualColumns(columns: readonly string[]): UsualColumns {
  const byName = new Map(columns.toReversed().map((column) => [folded(column), column]));
  return new Map(
    Object.entries(usualColumns).flatMap(([field, names]) => {
      const name = names.find((each) => byName.has(each));
      const column = name === undefined ? undefined : byName.get(name);
      return column === undefined ? [] : [[field, column] as const];
    }),
  );
}

/** Columns named as the shop's own fields, of a table that has an id, a name and a price so. */
function findOwnColumns(columns: readonly string[]): readonly (readonly [string, string])[] {
  return isNativeCsvHeader(columns)
    ? columns.filter(isOwnColumn).map((column) => [ownName(column), column])
    : [];
}

/** @throws ImportRefusedError for a file that is no table */
export async function draftMapping(
  file: string,
  categoryKeys: readonly string[],
): Promise<DraftedMapping> {
  const signature = await readFileSignature(file);
  if (signature.kind === 'xml')
    throw new ImportRefusedError('A feed needs no columns: import it as it is.');
  const { columns, delimiter } = signature;
  const own = findOwnColumns(columns);
  // A column of the shop's own table that has another usual name would be lost in its own format.
  const usual = findUsualColumns(columns);
  const isOwn = own.length > 0 && [...usual.values()].every(isOwnColumn);
  const found = isOwn ? new Map(own) : new Map([...own, ...usual]);
  const category = found.get('category');
  const kinds =
    category === undefined
      ? []
      : await countKinds(readTable(file, { delimiter, columns }), category);
  const source = folded(basename(file, extname(file))).slice(0, 40) || 'merchant';
  const mapping = {
    source,
    // The own format needs no columns: they are named as its fields.
    ...(isOwn
      ? { format: 'own', language: sourceLocale }
      : { format: 'table', language: 'en', columns: Object.fromEntries(found) }),
    categories: {
      // A kind that is a category's key is placed already.
      map: kinds.map(([kind]) => ({
        for: [kind],
        to: categoryKeys.find((key) => folded(key) === folded(kind)) ?? toBeFilled,
      })),
    },
  };
  const usedColumns = new Set(found.values());
  return {
    text: `${JSON.stringify(mapping, undefined, 2)}\n`,
    unused: columns.filter((column) => !usedColumns.has(column)),
    kinds,
  };
}

/** The shop's own CSV: its columns are the fields themselves (docs/guides/import.md). */
import type { SourceRow } from '../reading/sourceRow.ts';
import { rawFields, rawItem, type RawField, type RawItem } from './rawItem.ts';

const fields: ReadonlySet<string> = new Set(rawFields);
const isField = (name: string): name is RawField => fields.has(name);

/** `Name SV` and `name_sv` are the same column. */
export const ownName = (column: string): string =>
  column
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Whether the shop's own CSV has a use for the column. */
export const isOwnColumn = (column: string): boolean => isField(ownName(column));

/**
 * Whether a table's header is the shop's own: an id, a name and a price, each in some language or
 * market.
 */
export function isNativeCsvHeader(columns: readonly string[]): boolean {
  const names = columns.map(ownName);
  const has = (field: string) =>
    names.some((name) => isField(name) && (name === field || name.startsWith(`${field}_`)));
  return has('id') && has('name') && has('price');
}

export function nativeCsvItem(row: SourceRow): RawItem {
  return rawItem(
    row.line,
    [...row.cells].flatMap(([column, values]) => {
      const field = ownName(column);
      if (!isField(field)) return [];
      return values
        .flatMap((value) => (field === 'pictures' ? value.split(/[\s|,;]+/) : [value]))
        .map((value) => [field, value, column] as const);
    }),
  );
}

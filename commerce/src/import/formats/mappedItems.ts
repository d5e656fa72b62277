/** Reads any other table by the columns that a mapping names. */
import type { ColumnRule, Mapping } from '../mapping/mapping.ts';
import type { SourceRow } from '../reading/sourceRow.ts';
import { rawItem, stockFields, type RawField, type RawItem } from './rawItem.ts';

/**
 * One value of `size=XS,color=Black`; a comma inside a value is kept, because only a key begins a
 * new pair.
 */
function unpacked(text: string, key: string): string {
  const pairs = text.split(/,(?=[\w.]+=)/);
  return pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';
}

function valuesBy(
  rule: ColumnRule,
  row: SourceRow,
  empty: ReadonlySet<string>,
): readonly (readonly [string, string])[] {
  const text = row.cells.get(rule.column)?.[0] ?? '';
  const part = rule.packed === undefined ? text : unpacked(text, rule.packed);
  const parts = rule.split === undefined ? [part] : part.split(rule.split);
  return parts.flatMap((value) => {
    const found = (rule.pattern ? (rule.pattern.exec(value)?.[1] ?? '') : value).trim();
    return found === '' || empty.has(found)
      ? []
      : [[rule.values?.get(found) ?? found, rule.column] as const];
  });
}

/** Reads a row by the mapping; undefined for rows that it skips. */
export function mappedItems({
  columns,
  constants,
  skip,
  empty,
}: Mapping): (row: SourceRow) => RawItem | undefined {
  const empties = new Set(empty);
  return (row) => {
    if (skip.some(({ column, is }) => is.includes((row.cells.get(column)?.[0] ?? '').trim())))
      return undefined;
    const found = [...columns].flatMap(([field, rules]) => {
      // Pictures of several columns are combined; for other fields the first column with a value
      // counts.
      const each = rules.map((rule) => valuesBy(rule, row, empties));
      const values =
        field === 'pictures' ? each.flat() : (each.find((list) => list.length > 0) ?? []);
      return values.map(([value, column]): readonly [RawField, string, string] => [
        field,
        value,
        column,
      ]);
    });
    const filled = new Set(found.map(([field]) => field));
    return rawItem(row.line, [
      ...found,
      ...stockFields
        .filter((field) => !filled.has(field))
        .map((field) => {
          const [rule] = columns.get(field) ?? [];
          return rule && ([field, '', rule.column] as const);
        }),
      ...[...constants]
        .filter(([field]) => !filled.has(field))
        .map(([field, value]) => [field, value, 'mapping'] as const),
    ]);
  };
}

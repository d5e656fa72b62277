/**
 * Many rows or values in one statement: rows as one JSON text, values as one array, so that a
 * statement's text is the same for any number of them.
 */
import {
  type Expression,
  type Kysely,
  type NonNullableInsertKeys,
  type SelectType,
  sql,
} from 'kysely';
import { columnNames } from './columnNames.ts';
import type { DB } from './generated/db.ts';

const withColumns = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([property, value]) => [columnNames.columnOf(property), value]),
  );

type InJson<Value> = Value extends Date ? Date | string : Value;

/** A row as JSON: JSON columns as they are, instants as dates or ISO text. */
export type JsonRow<Table extends keyof DB, Column extends keyof DB[Table] = keyof DB[Table]> = {
  readonly [Name in Column]: InJson<SelectType<DB[Table][Name]>>;
};

/** A list that lacks a column without which no row can be inserted does not compile. */
type Complete<Table extends keyof DB, Column> = [NonNullableInsertKeys<DB[Table]>] extends [Column]
  ? unknown
  : { readonly missing: Exclude<NonNullableInsertKeys<DB[Table]>, Column> };

/**
 * An insert of the rows with these columns; a column that is not listed is null. The caller adds
 * what happens on a conflict.
 */
export const insertRows = <Table extends keyof DB, Column extends keyof DB[Table] & string>(
  queries: Kysely<DB>,
  table: Table,
  {
    columns,
    rows,
  }: {
    readonly columns: readonly Column[] & Complete<Table, Column>;
    readonly rows: readonly JsonRow<Table, NoInfer<Column>>[];
  },
) =>
  queries
    .insertInto(table)
    .columns(columns)
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(withColumns))}::jsonb)`,
    );

/** For `where('productId', '=', anyOf(ids))`: one parameter for any number of values. */
export const anyOf = <Value>(values: readonly Value[]): Expression<Value> =>
  sql<Value>`any(${[...values]})`;

export function chunked<T>(values: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < values.length; start += size)
    chunks.push(values.slice(start, start + size));
  return chunks;
}

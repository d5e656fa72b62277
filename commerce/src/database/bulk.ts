/**
 * Many rows or values in one statement: rows as one JSON text, values as one array, so that a
 * statement's text is the same for any number of them.
 */
import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from './generated/db.ts';

const columnOf = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const withColumns = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]));

type InJson<Value> = Value extends Date ? Date | string : Value;

/**
 * A row as JSON: JSON columns as they are, instants as dates or ISO text. An omitted column is
 * null.
 */
export type JsonRow<Table extends keyof DB> = {
  readonly [Column in keyof Selectable<DB[Table]>]?: InJson<Selectable<DB[Table]>[Column]>;
};

/** An insert of the rows with these columns; the caller adds what happens on a conflict. */
export const insertRows = <Table extends keyof DB>(
  queries: Kysely<DB>,
  table: Table,
  {
    columns,
    rows,
  }: {
    readonly columns: readonly (keyof JsonRow<Table> & keyof DB[Table] & string)[];
    readonly rows: readonly JsonRow<Table>[];
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

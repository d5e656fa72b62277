/** Inserts what a query selects, with each column beside its value. */
import {
  type AliasedExpression,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  ExpressionWrapper,
  type InsertQueryBuilder,
  type InsertResult,
  type InsertType,
  type Kysely,
  type NonNullableInsertKeys,
  type QueryCreator,
  type SelectQueryBuilder,
  type SelectType,
} from 'kysely';

type Values<Columns> = {
  readonly [Name in keyof Columns]?: Expression<
    SelectType<Columns[Name]> | InsertType<Columns[Name]>
  >;
};

/**
 * What a row must extend: it omits only columns that may be null, and has no name that is not a
 * column. JSON is its text or a JSON value.
 */
export type SelectedRow<Columns, Row> = Values<Columns> &
  Readonly<Record<NonNullableInsertKeys<Columns>, unknown>> &
  Readonly<Record<Exclude<keyof Row, keyof Columns>, never>>;

interface Selection<Tables, Sources, From extends keyof Sources, Row> {
  /** Selects no columns of its own. Several tables are joined: from a list nothing is inferred. */
  readonly from: (
    tables: ExpressionBuilder<Tables, never>,
  ) => SelectQueryBuilder<Sources, From, object>;
  readonly values: (columns: ExpressionBuilder<Sources, From>) => Row;
}

/**
 * SQL matches an insert's columns with those of its query by position. Here both lists come from
 * one object, so that no value reaches another column. The caller adds what happens on a conflict.
 */
export function insertSelected<
  Tables,
  Table extends keyof Tables & string,
  Sources,
  From extends keyof Sources,
  Row extends SelectedRow<Tables[Table], Row>,
>(
  creator: QueryCreator<Tables> | Kysely<Tables>,
  table: Table,
  { from, values }: Selection<Tables, Sources, From, Row>,
): InsertQueryBuilder<Tables, Table, InsertResult> {
  const row: Values<Tables[Table]> = values(expressionBuilder<Sources, From>());
  const columns: (keyof Tables[Table] & string)[] = [];
  const selected: AliasedExpression<unknown, string>[] = [];
  for (const column in row) {
    const value = row[column];
    if (!value) continue;
    columns.push(column);
    selected.push(new ExpressionWrapper(value.toOperationNode()).as(column));
  }
  return creator
    .insertInto(table)
    .columns(columns)
    .expression((tables) => from(tables).select(selected));
}

/** SQL statements as text, for tests that check tables independently of the code under test. */
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/database.ts';

/** All rows of a statement. */
export async function selectRows<Row>(
  queries: Queries,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  return (await statement.execute(queries)).rows;
}

/** The first row of a statement, or undefined. */
export async function selectRow<Row>(
  queries: Queries,
  statement: RawBuilder<Row>,
): Promise<Row | undefined> {
  return (await statement.execute(queries)).rows[0];
}

/** Runs a statement for its effect and returns how many rows it touched. */
export async function executeSql(
  queries: Queries,
  statement: RawBuilder<unknown>,
): Promise<number> {
  return Number((await statement.execute(queries)).numAffectedRows ?? 0n);
}

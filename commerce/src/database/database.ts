/** The one way the shop's code reaches its database, whichever engine stands behind it. */
import { type Kysely, type RawBuilder } from 'kysely';
import { whileAvailable } from './databaseUnavailable.ts';
import { insideTransaction } from './transactionGuard.ts';
import { retryConflicts } from './retryConflicts.ts';

/** A handle that statements run on: the database itself, or one transaction of it. */
export type Queries = Kysely<Record<never, never>>;

export interface Database {
  /** `embedded` is PGlite in this process's own worker, `server` any PostgreSQL reached by address. */
  readonly engine: 'embedded' | 'server';
  readonly handle: Queries;
  /** Free bytes beside the embedded database; undefined for a server, whose disk is its own matter. */
  readonly freeBytes: () => Promise<number | undefined>;
  /** Writes a whole copy of the embedded database; nothing for a server, which has its own backups. */
  readonly dump: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** All rows of a statement. @throws DatabaseUnavailableError, as all that follow, when the database is not there */
export async function all<Row>(queries: Queries, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await whileAvailable(() => statement.execute(queries))).rows;
}

/** The first row of a statement, or undefined. */
export async function first<Row>(
  queries: Queries,
  statement: RawBuilder<Row>,
): Promise<Row | undefined> {
  return (await whileAvailable(() => statement.execute(queries))).rows[0];
}

/** Runs a statement for its effect and says how many rows it touched. */
export async function run(queries: Queries, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await whileAvailable(() => statement.execute(queries))).numAffectedRows ?? 0n);
}

/**
 * Runs work in one transaction, again when the engine reports a serialization failure or deadlock, so the work
 * must have no effect outside the database. Inside it only the given handle may be used: the outer one throws.
 */
export function inTransaction<T>(
  database: Database,
  work: (transaction: Queries) => Promise<T>,
): Promise<T> {
  return whileAvailable(() =>
    retryConflicts(() =>
      database.handle
        .transaction()
        .execute((transaction) => insideTransaction(() => work(transaction))),
    ),
  );
}

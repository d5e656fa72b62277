/** The only access of the shop's code to its database, whichever engine runs it. */
import type { Kysely } from 'kysely';
import type { DB } from './generated/db.ts';
import { whileAvailable } from './databaseUnavailable.ts';
import { insideTransaction } from './transactionGuard.ts';
import { retryConflicts } from './retryConflicts.ts';

/** A handle that statements run on: the database itself, or one transaction of it. */
export type Queries = Kysely<DB>;

export interface Database {
  /**
   * `embedded` is PGlite in this process's own worker, `server` any PostgreSQL reached by address.
   */
  readonly engine: 'embedded' | 'server';
  readonly handle: Queries;
  /**
   * Free bytes on the disk of the embedded database; undefined for a server, which manages its own
   * disk.
   */
  readonly freeBytes: () => Promise<number | undefined>;
  /**
   * Writes a complete copy of the embedded database; undefined for a server, which has its own
   * backups.
   */
  readonly dump: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Runs work in one transaction, and again if the engine reports a serialization failure or
 * deadlock, so the work must have no effect outside the database. Inside it only the given handle
 * may be used: the outer one throws.
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

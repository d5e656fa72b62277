/**
 * Kysely's dialect for a PostgreSQL server with one pool, with the same guard as the embedded
 * database and a backoff while the server is down.
 */
import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Dialect } from 'kysely';
import type { Pool } from 'pg';
import { DatabaseUnavailableError, isConnectionLoss } from './databaseUnavailable.ts';
import type { ReconnectBackoff } from './reconnectBackoff.ts';
import { refuseInsideTransaction } from './transactionGuard.ts';
import { translateErrors } from './translateErrors.ts';

class GuardedDriver extends PostgresDriver {
  readonly #pool: Pool;
  readonly #backoff: ReconnectBackoff;

  constructor(pool: Pool, backoff: ReconnectBackoff) {
    super({ pool });
    this.#pool = pool;
    this.#backoff = backoff;
    pool.on('connect', () => backoff.connected());
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    // An idle connection is worth a try even during the backoff.
    if (this.#pool.idleCount === 0) this.#backoff.refuse();
    try {
      return translateErrors(await super.acquireConnection());
    } catch (error) {
      this.#backoff.failed(error);
      throw isConnectionLoss(error) ? new DatabaseUnavailableError({ cause: error }) : error;
    }
  }
}

export function serverDialect(pool: Pool, backoff: ReconnectBackoff): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver(pool, backoff),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

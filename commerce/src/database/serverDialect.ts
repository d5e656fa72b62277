/**
 * Lets kysely speak to a PostgreSQL server through one pool, with the same guard as the embedded database, and sparing
 * one that is down.
 */
import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Dialect } from 'kysely';
import type { Pool } from 'pg';
import type { ReconnectBackoff } from './reconnectBackoff.ts';
import { refuseInsideTransaction } from './transactionGuard.ts';

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
    // One that is connected already is worth a try.
    if (this.#pool.idleCount === 0) this.#backoff.refuse();
    try {
      return await super.acquireConnection();
    } catch (error) {
      this.#backoff.failed(error);
      throw error;
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

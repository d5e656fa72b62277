/** Lets kysely speak to a PostgreSQL server through one pool, with the same guard as the embedded database. */
import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Dialect } from 'kysely';
import type { Pool } from 'pg';
import { refuseInsideTransaction } from './transactionGuard.ts';

class GuardedDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    return super.acquireConnection();
  }
}

export function serverDialect(pool: Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver({ pool }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

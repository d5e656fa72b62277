/** Kysely's dialect for PGlite: one session, used by one caller at a time. */
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { EmbeddedDatabaseError, type EmbeddedClient } from './embeddedClient.ts';
import { refuseInsideTransaction } from './transactionGuard.ts';
import { translateErrors } from './translateErrors.ts';

class EmbeddedConnection implements DatabaseConnection {
  readonly #client: EmbeddedClient;
  /** The generation of the worker on which this user's transaction began. */
  readonly #generation: number;

  constructor(client: EmbeddedClient) {
    this.#client = client;
    this.#generation = client.generation;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#generation !== this.#client.generation) {
      throw new EmbeddedDatabaseError({
        message: 'The transaction was lost when the embedded database was reopened.',
        code: '57P01',
      });
    }
    const { rows, affectedRows } = await this.#client.query(query.sql, query.parameters);
    return {
      rows: rows as Row[],
      numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows),
    };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

class EmbeddedDriver implements Driver {
  readonly #client: EmbeddedClient;
  readonly #queue: (() => void)[] = [];
  #isBusy = false;

  constructor(client: EmbeddedClient) {
    this.#client = client;
  }

  async init(): Promise<void> {
    await this.#client.open();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    if (this.#isBusy) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isBusy = true;
    return translateErrors(new EmbeddedConnection(this.#client));
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A worker that was replaced has rolled back by ending.
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

export function embeddedDialect(client: EmbeddedClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

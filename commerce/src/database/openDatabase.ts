/**
 * Opens the shop's database: PGlite in the data folder, or a PostgreSQL server if an address is
 * given.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { columnNames } from './columnNames.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './databaseUnavailable.ts';
import { EmbeddedClient } from './embeddedClient.ts';
import { embeddedDialect } from './embeddedDialect.ts';
import { acquireLockFile } from './lockFile.ts';
import { migrate } from './migrate.ts';
import { PreparingClient } from './preparingClient.ts';
import { reconnectBackoff } from './reconnectBackoff.ts';
import { serverDialect } from './serverDialect.ts';

const plugins = [columnNames];

export interface OpenDatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly log: Log;
  /** Maximum number of connections to a server. */
  readonly poolSize?: number;
  /** Milliseconds one statement may take on the embedded database. */
  readonly timeout?: number;
}

/**
 * Runs what creates the database's folder. A folder whose creation was interrupted, by a full disk
 * or a lost process, has never held data of the shop and is recreated.
 */
async function whileMaking(folder: string, make: () => Promise<void>): Promise<void> {
  const mark = `${folder}.unfinished`;
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  if (existsSync(folder)) return make();
  await writeFile(mark, '');
  await make();
  await rm(mark);
}

async function openEmbedded({
  dataDir,
  log,
  timeout = 60_000,
}: OpenDatabaseOptions): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const release = acquireLockFile(join(dataDir, 'database.lock'));
  const folder = join(dataDir, 'database');
  const client = new EmbeddedClient({ folder, timeout, log });
  try {
    await whileMaking(folder, () => client.open());
  } catch (error) {
    await client.close();
    release();
    throw error;
  }
  return {
    engine: 'embedded',
    handle: new Kysely({ dialect: embeddedDialect(client), plugins }),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    dump: () => client.dump(join(dataDir, 'database-copy.tar.gz')),
    close: async () => {
      await client.close();
      release();
    },
  };
}

/**
 * Without a listener on each connection, busy or idle, a restart of the server would end this
 * process.
 */
function handleLostConnections(pool: pg.Pool, log: Log): void {
  const logLoss = (error: Error) =>
    log('error', 'A connection to the database was lost.', { error });
  pool.on('connect', (client) => client.on('error', logLoss));
  // The pool repeats the errors that its idle connections have already reported.
  pool.on('error', () => undefined);
}

function openServer({ databaseUrl, log, poolSize = 10 }: OpenDatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    keepAlive: true,
    Client: PreparingClient,
  });
  handleLostConnections(pool, log);
  const backoff = reconnectBackoff({ now: () => performance.now(), log });
  const handle: Database['handle'] = new Kysely({ dialect: serverDialect(pool, backoff), plugins });
  return {
    engine: 'server',
    handle,
    freeBytes: async () => undefined,
    dump: async () => undefined,
    close: () => handle.destroy(),
  };
}

/**
 * Opens and migrates.
 * @throws DataFolderInUseError if another process has locked the data folder
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const database = options.databaseUrl ? openServer(options) : await openEmbedded(options);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    // At start, the operator needs the server's own message.
    throw error instanceof DatabaseUnavailableError ? (error.cause ?? error) : error;
  }
  return database;
}

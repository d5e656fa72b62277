/**
 * A fresh database for a test file. PGlite's first start takes seconds, so a migrated data folder is
 * cached in the system's temporary folder, named after its migrations, and copied. With
 * TEST_DATABASE_URL the same tests run on that PostgreSQL server, each file in its own database.
 */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';

export interface TemporaryDatabase {
  readonly database: Database;
  readonly dataDir: string;
  /** Closes the database and deletes its files. */
  readonly remove: () => Promise<void>;
}

const quiet = () => undefined;

async function preparedFolder(): Promise<string> {
  // With their numbers: a migration that moved is another one.
  const migrations = (await readMigrations()).map(
    ({ name, checksum }) => name.slice(0, 4) + checksum.slice(0, 6),
  );
  const prepared = join(tmpdir(), `solvik-prepared-${migrations.join('')}`);
  if (
    await stat(prepared).then(
      () => true,
      () => false,
    )
  )
    return prepared;
  const making = await mkdtemp(join(tmpdir(), 'solvik-preparing-'));
  const database = await openDatabase({ dataDir: making, log: quiet });
  await database.close();
  // The first process to finish wins; the folder of a slower one is dropped.
  await rename(making, prepared).catch(() => rm(making, { recursive: true, force: true }));
  return prepared;
}

async function onServer(address: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `solvik_test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}

export interface TemporaryDatabaseOptions {
  /** Uses the embedded engine even when a server is configured. */
  readonly isEmbedded?: boolean;
  /** URL of a server to use instead of the environment's. */
  readonly serverUrl?: string;
}

export interface TemporaryFolder {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly remove: () => Promise<void>;
}

/**
 * Creates a data folder with a migrated database, or a server's database where tests run on one.
 */
export async function temporaryFolder({
  isEmbedded = false,
  serverUrl = process.env['TEST_DATABASE_URL'],
}: TemporaryDatabaseOptions = {}): Promise<TemporaryFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'solvik-test-'));
  const address = isEmbedded ? undefined : serverUrl;
  const server = address ? await onServer(address) : undefined;
  if (!server) await cp(await preparedFolder(), dataDir, { recursive: true });
  return {
    dataDir,
    databaseUrl: server?.url,
    remove: async () => {
      await server?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function temporaryDatabase(
  options: TemporaryDatabaseOptions = {},
): Promise<TemporaryDatabase> {
  const folder = await temporaryFolder(options);
  const database = await openDatabase({
    dataDir: folder.dataDir,
    databaseUrl: folder.databaseUrl,
    log: quiet,
  });
  return {
    database,
    dataDir: folder.dataDir,
    remove: async () => {
      await database.close();
      await folder.remove();
    },
  };
}

/** Brings the tables to the shape this version of the shop needs: plain SQL files, forward only, each once. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { CompiledQuery, sql } from 'kysely';
import { all, inTransaction, run, type Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export class MigrationChangedError extends Error {
  constructor(name: string) {
    super(
      `The migration ${name} was changed after it had been applied. Restore the file and write a new migration instead.`,
    );
    this.name = 'MigrationChangedError';
  }
}

/** The migrations of this version, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, sql: text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Statements of a file: each ends with a semicolon at the end of its line. */
function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/--.*$/gm, '').trim() !== '');
}

async function prepare(database: Database): Promise<void> {
  const { handle } = database;
  await run(
    handle,
    sql`create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null)`,
  );
  await run(handle, sql`create table if not exists schema_lock (lock_id integer primary key)`);
  await run(handle, sql`insert into schema_lock (lock_id) values (1) on conflict do nothing`);
}

/**
 * Applies what is missing. A row lock, which every engine has, makes shops that start together wait for the first.
 * @throws MigrationChangedError when an applied file differs from the one at hand
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrations = await readMigrations();
  await prepare(database);
  return inTransaction(database, async (transaction) => {
    await all(transaction, sql`select lock_id from schema_lock where lock_id = 1 for update`);
    const rows = await all(
      transaction,
      sql<{ name: string; checksum: string }>`select name, checksum from schema_migrations`,
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const done: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum !== undefined) {
        if (checksum !== migration.checksum) throw new MigrationChangedError(migration.name);
        continue;
      }
      for (const statement of statementsOf(migration.sql))
        await transaction.executeQuery(CompiledQuery.raw(statement));
      await run(
        transaction,
        sql`insert into schema_migrations (name, checksum, applied_at) values (${migration.name}, ${migration.checksum}, now())`,
      );
      done.push(migration.name);
    }
    return done;
  });
}

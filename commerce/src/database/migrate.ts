/**
 * Migrates the tables to the schema of this version of the shop: plain SQL files, forward only,
 * each applied once.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { type Migration as KyselyMigration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import type { DB } from './generated/db.ts';

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

const asKyselys = ({ name, sql, checksum }: Migration): KyselyMigration => ({
  async up(handle: Kysely<DB>) {
    const applied = await handle
      .selectFrom('schemaMigrations')
      .select('name')
      .where('name', '=', name)
      .executeTakeFirst();
    // Databases created before Kysely's own table have this migration already.
    if (applied) return;
    for (const statement of statementsOf(sql))
      await handle.executeQuery(CompiledQuery.raw(statement));
    await handle
      .insertInto('schemaMigrations')
      .values({ name, checksum, appliedAt: new Date() })
      .execute();
  },
});

/** @throws MigrationChangedError if a file differs from what was applied under its name */
async function checkApplied({ handle }: Database, migrations: readonly Migration[]): Promise<void> {
  await handle.schema
    .createTable('schemaMigrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addColumn('appliedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  const applied = await handle
    .selectFrom('schemaMigrations')
    .select(['name', 'checksum'])
    .execute();
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const changed = migrations.find(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
  if (changed) throw new MigrationChangedError(changed.name);
}

/**
 * Applies pending migrations; shops that start together wait for the first.
 * @returns the names of the files applied now
 * @throws MigrationChangedError
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrations = await readMigrations();
  await checkApplied(database, migrations);
  const migrator = new Migrator({
    db: database.handle,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map((migration) => [migration.name, asKyselys(migration)])),
    },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error
      ? error
      : new Error('The database could not be migrated.', { cause: error });
  return results
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName);
}

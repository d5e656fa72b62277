import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordLog } from '../testing/recordLog.ts';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporaryDatabase.ts';
import { selectRows, selectRow, executeSql } from '../testing/rawSql.ts';
import { inTransaction } from './database.ts';
import { DataFolderInUseError, acquireLockFile } from './lockFile.ts';
import { startOf, thisProcess } from './lockOwner.ts';
import { migrate, MigrationChangedError } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { retryConflicts } from './retryConflicts.ts';
import { OuterHandleError } from './transactionGuard.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await temporaryDatabase({ isEmbedded: true });
  await executeSql(
    temporary.database.handle,
    sql`create table notes (id integer primary key, text text not null)`,
  );
});
afterAll(() => temporary.remove());

describe('the database', () => {
  it('rolls back a transaction that fails, and continues', async () => {
    const { database } = temporary;
    await expect(
      inTransaction(database, async (transaction) => {
        await executeSql(transaction, sql`insert into notes values (1, 'a')`);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await selectRows(database.handle, sql`select * from notes`)).toEqual([]);
  });

  it('throws instead of waiting for ever if the outer handle is used inside a transaction', async () => {
    const { database } = temporary;
    await expect(
      inTransaction(database, () => selectRows(database.handle, sql`select 1`)),
    ).rejects.toThrow(OuterHandleError);
    await expect(
      inTransaction(database, () => inTransaction(database, async () => 1)),
    ).rejects.toThrow(OuterHandleError);
    expect(await selectRow(database.handle, sql`select 1 as one`)).toEqual({ one: 1 });
  });

  it('reads and writes every kind of value, the first time and prepared, and continues after an error', async () => {
    const { handle } = temporary.database;
    const date = new Date('2026-11-21T09:30:00Z');
    const read = (number: number | string) =>
      selectRow(
        handle,
        sql`select ${number}::int as number, ${'å\u2603 "q"'}::text as text, ${true}::boolean as flag, ${null}::text as nothing, ${date}::timestamptz as date, ${JSON.stringify({ a: [1, null] })}::jsonb as object, ${[1, 2]}::int[] as numbers, ${['a', 'b,"c']}::text[] as texts, 1.5::float8 as half, array[]::text[] as none`,
      );
    const row = {
      number: 7,
      text: 'å\u2603 "q"',
      flag: true,
      nothing: null,
      date,
      object: { a: [1, null] },
      numbers: [1, 2],
      texts: ['a', 'b,"c'],
      half: 1.5,
      none: [],
    };
    expect(await read(7)).toEqual(row);
    expect(await read(7)).toEqual(row);
    await expect(read('seven')).rejects.toMatchObject({ code: '22P02' });
    for (let time = 0; time < 8; time += 1)
      expect(await read(time)).toEqual({ ...row, number: time });
    await expect(executeSql(handle, sql`select no_such_column from notes`)).rejects.toMatchObject({
      code: '42703',
    });
    expect(await executeSql(handle, sql`update notes set text = text where id = -1`)).toBe(0);
  });

  it('reports a violated constraint as PostgreSQL does', async () => {
    const { database } = temporary;
    await executeSql(database.handle, sql`insert into notes values (2, 'b')`);
    await expect(
      executeSql(database.handle, sql`insert into notes values (2, 'c')`),
    ).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
  });

  it('refuses a second start on the same folder with a message that names the owner', async () => {
    await expect(
      openDatabase({ dataDir: temporary.dataDir, log: () => undefined }),
    ).rejects.toThrow(DataFolderInUseError);
    await expect(
      openDatabase({ dataDir: temporary.dataDir, log: () => undefined }),
    ).rejects.toThrow(String(process.pid));
  });

  it('ends a worker that no longer responds, and runs the next statement', async () => {
    const lines: string[] = [];
    const own = await temporaryDatabase({ isEmbedded: true });
    await own.database.close();
    const database = await openDatabase({
      dataDir: own.dataDir,
      log: recordLog(lines),
      timeout: 1500,
    });
    await expect(
      executeSql(database.handle, sql`select count(*) from generate_series(1, 10000000000)`),
    ).rejects.toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
      cause: { message: expect.stringContaining('reopened') },
    });
    expect(await selectRow(database.handle, sql`select 1 as one`)).toEqual({ one: 1 });
    expect(lines).toEqual([expect.stringMatching(/^error .*1500 ms/)]);
    await database.close();
    await rm(own.dataDir, { recursive: true });
  });

  it('recreates a folder whose creation was interrupted, and keeps a finished one', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'solvik-unfinished-'));
    const folder = join(dataDir, 'database');
    mkdirSync(join(folder, 'base'), { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '17');
    await expect(openDatabase({ dataDir, log: () => undefined })).rejects.toThrow();
    writeFileSync(`${folder}.unfinished`, '');
    const database = await openDatabase({ dataDir, log: () => undefined });
    expect(await selectRow(database.handle, sql`select 1 as one`)).toEqual({ one: 1 });
    await database.close();
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
    await rm(dataDir, { recursive: true });
  });

  it('still has what was written when it is opened again, and writes a complete copy on request', async () => {
    const own = await temporaryDatabase({ isEmbedded: true });
    await executeSql(own.database.handle, sql`insert into shop_state values ('kept', 'yes')`);
    await own.database.dump();
    const copy = await stat(join(own.dataDir, 'database-copy.tar.gz'));
    expect(copy.size).toBeGreaterThan(1_000_000);
    expect([copy.mode & 0o777, (await stat(join(own.dataDir, 'database'))).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    await own.database.close();
    const database = await openDatabase({ dataDir: own.dataDir, log: () => undefined });
    expect(
      await selectRow(database.handle, sql`select value from shop_state where name = 'kept'`),
    ).toEqual({ value: 'yes' });
    await database.close();
    await rm(own.dataDir, { recursive: true });
  });
});

describe('migrations', () => {
  it('are applied once', async () => {
    expect(await migrate(temporary.database)).toEqual([]);
  });

  it('may not be changed afterwards', async () => {
    const { database } = temporary;
    await executeSql(
      database.handle,
      sql`update schema_migrations set checksum = 'other' where name like '0001%'`,
    );
    await expect(migrate(database)).rejects.toThrow(MigrationChangedError);
  });
});

describe('the lock file', () => {
  it('is taken over from a process that no longer runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'solvik-lock-'));
    mkdirSync(folder, { recursive: true });
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'lock'), `${pid}\n`);
    const release = acquireLockFile(join(folder, 'lock'));
    expect(() => acquireLockFile(join(folder, 'lock'))).toThrow(DataFolderInUseError);
    release();
    acquireLockFile(join(folder, 'lock'))();
    await rm(folder, { recursive: true });
  });
});

describe('the lock file of another process', () => {
  it.each([
    [
      'of another container, touched just now',
      `1 500 boot-0/pid:[2]\n`,
      0,
      'start again in 20 seconds',
    ],
    [
      'of a process with our number in another container',
      `${process.pid} 500 boot-0/pid:[2]\n`,
      0,
      'start again in 20 seconds',
    ],
    ['of another container that has ended', `1 500 boot-0/pid:[2]\n`, 60, undefined],
    [
      'of a running process other than the former owner',
      `${process.ppid} 1 ${thisProcess().realm ?? '-'}\n`,
      0,
      undefined,
    ],
    [
      'of an earlier process with our number',
      `${process.pid} 1 ${thisProcess().realm ?? '-'}\n`,
      0,
      undefined,
    ],
    [
      'of the running process that owns it',
      `${process.ppid} ${startOf(process.ppid) ?? '-'} ${thisProcess().realm ?? '-'}\n`,
      0,
      `in use by process ${process.ppid}`,
    ],
  ] as const)('%s', async (_, content, secondsAgo, sentence) => {
    const folder = await mkdtemp(join(tmpdir(), 'solvik-lock-'));
    const path = join(folder, 'lock');
    writeFileSync(path, content);
    const touched = new Date(Date.now() - secondsAgo * 1000);
    utimesSync(path, touched, touched);
    if (sentence === undefined) acquireLockFile(path)();
    else expect(() => acquireLockFile(path)).toThrow(sentence);
    await rm(folder, { recursive: true });
  });
});

describe('a transaction conflict', () => {
  it.each(['40001', '40P01'])('%s is retried', async (code) => {
    let tries = 0;
    expect(
      await retryConflicts(async () => {
        tries += 1;
        if (tries < 3) throw Object.assign(new Error('conflict'), { code });
        return tries;
      }),
    ).toBe(3);
  });

  it('any other error is not retried', async () => {
    let tries = 0;
    await expect(
      retryConflicts(async () => {
        tries += 1;
        throw Object.assign(new Error('broken'), { code: '23505' });
      }),
    ).rejects.toThrow('broken');
    expect(tries).toBe(1);
  });
});

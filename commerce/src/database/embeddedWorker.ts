/**
 * The worker thread that runs PGlite, so that a long statement never blocks the shop's event loop.
 */
import { chmod } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { writePrivateFile } from '../files/writePrivateFile.ts';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedResult } from './embeddedProtocol.ts';
import { PreparedStatements } from './preparedStatements.ts';

/** The database's own page cache; the operating system caches its files as well. */
const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_buffers=512kB',
];

let database: PGlite | undefined;
let statements: PreparedStatements | undefined;

const isClosed = () => new Error('The embedded database is not open.');

function opened(): PGlite {
  if (!database) throw isClosed();
  return database;
}

async function answer(request: EmbeddedRequest): Promise<EmbeddedResult | undefined> {
  switch (request.type) {
    case 'open':
      database = await PGlite.create({
        dataDir: request.folder,
        extensions: { pg_trgm },
        startParams,
      });
      // The engine's files follow the umask; the folder itself keeps other users out.
      await chmod(request.folder, 0o700);
      statements = new PreparedStatements(database);
      return undefined;
    case 'query':
      if (!statements) throw isClosed();
      return statements.run(request.sql, request.parameters);
    case 'script':
      await opened().exec(request.sql);
      return undefined;
    case 'dump': {
      const copy = await opened().dumpDataDir('gzip');
      await writePrivateFile(request.file, new Uint8Array(await copy.arrayBuffer()));
      return undefined;
    }
    case 'close':
      await database?.close();
      database = undefined;
      statements = undefined;
      return undefined;
  }
}

function text(error: unknown, field: 'code' | 'detail' | 'constraint'): string | undefined {
  const value = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** WebAssembly's numbers for file system errors, which Emscripten throws as bare objects. */
const fileFaults: Readonly<Record<number, string>> = {
  2: 'EACCES',
  29: 'EIO',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

function fileFault(error: unknown): string | undefined {
  const isErrno =
    typeof error === 'object' && error !== null && 'errno' in error && !(error instanceof Error);
  return isErrno ? (fileFaults[Number(error.errno)] ?? `errno ${String(error.errno)}`) : undefined;
}

function describe(id: number, error: unknown): EmbeddedReply {
  const fault = fileFault(error);
  if (fault)
    return {
      id,
      isOk: false,
      message: `The folder of the embedded database cannot be used: ${fault}.`,
      code: fault,
    };
  return {
    id,
    isOk: false,
    message: error instanceof Error ? error.message : String(error),
    code: text(error, 'code'),
    detail: text(error, 'detail'),
    constraint: text(error, 'constraint'),
  };
}

parentPort?.on('message', (request: EmbeddedRequest) => {
  const reply = (message: EmbeddedReply) => parentPort?.postMessage(message);
  answer(request).then(
    (result) => reply({ id: request.id, isOk: true, result }),
    (error: unknown) => reply(describe(request.id, error)),
  );
});

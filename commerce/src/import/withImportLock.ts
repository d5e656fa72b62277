/** Runs one import at a time in a shop, and explains errors of the file system. */
import { join } from 'node:path';
import { DataFolderInUseError, acquireLockFile } from '../database/lockFile.ts';
import { ImportRefusedError } from './importProblem.ts';

/** What the system's error codes mean for the operator. */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'The disk’s quota is used up. Free some space',
  EACCES: 'The file may not be read or written by this user. Change its permissions',
  EPERM: 'The file may not be read or written by this user. Change its permissions',
  EROFS: 'The disk can only be read. Give a folder that can be written to',
  ENOTDIR: 'A file is where a folder is needed. Move it away',
  EEXIST: 'A file is where a folder is needed. Move it away',
  EISDIR: 'A folder is where a file is needed. Name a file',
};

/**
 * Turns an error of the file system into one that an operator can act on; other errors are returned
 * as they are.
 */
function readableError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return error;
  const meaning = Object.hasOwn(meanings, error.code) ? meanings[error.code] : undefined;
  const path = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  return meaning
    ? new ImportRefusedError(
        `${meaning}${path}, then run the same command again: the import resumes after what is stored already.`,
      )
    : error;
}

/**
 * Runs an import.
 * @throws ImportRefusedError while another one runs in the shop, or when the file system fails
 */
export async function withImportLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  let release: () => void;
  try {
    release = acquireLockFile(join(dataDir, 'imports', 'import.lock'));
  } catch (error) {
    if (error instanceof DataFolderInUseError)
      throw new ImportRefusedError(
        'Another import runs in this shop. Wait until it is done, then run the command again.',
      );
    throw readableError(error);
  }
  try {
    return await work();
  } catch (error) {
    throw readableError(error);
  } finally {
    release();
  }
}

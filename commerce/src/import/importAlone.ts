/** One import at a time in a shop, and what the disk refuses told in a sentence. */
import { join } from 'node:path';
import { DataFolderInUseError, takeLockFile } from '../database/lockFile.ts';
import { ImportRefusedError } from './importProblem.ts';

/** What a system's refusal means for the operator. */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'The disk’s quota is used up. Free some space',
  EACCES: 'The file may not be read or written by this user. Change its rights',
  EPERM: 'The file may not be read or written by this user. Change its rights',
  EROFS: 'The disk can only be read. Give a folder that can be written to',
  ENOTDIR: 'A file stands where a folder is needed. Move it away',
  EEXIST: 'A file stands where a folder is needed. Move it away',
  EISDIR: 'A folder stands where a file is needed. Name a file',
};

/** A refusal of the system as one that an operator can mend; anything else as it is. */
function told(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return error;
  const meaning = Object.hasOwn(meanings, error.code) ? meanings[error.code] : undefined;
  const path = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  return meaning
    ? new ImportRefusedError(
        `${meaning}${path}, then run the same command again: it goes on after what is in the shop already.`,
      )
    : error;
}

/** Runs an import. @throws ImportRefusedError while another one runs in the shop, and where the disk refuses */
export async function importAlone<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  let release: () => void;
  try {
    release = takeLockFile(join(dataDir, 'imports', 'import.lock'));
  } catch (error) {
    if (error instanceof DataFolderInUseError)
      throw new ImportRefusedError(
        'Another import runs in this shop. Wait until it is done, then run the command again.',
      );
    throw told(error);
  }
  try {
    return await work();
  } catch (error) {
    throw told(error);
  } finally {
    release();
  }
}

/**
 * Writes a file that only the shop's own user may read; written aside and renamed, so that a reader
 * never finds a partial one.
 */
import { chmod, rename, rm, writeFile } from 'node:fs/promises';

export async function writePrivateFile(path: string, content: Uint8Array): Promise<void> {
  const unfinished = `${path}.part`;
  // A leftover from an interrupted write would keep its permissions.
  await rm(unfinished, { force: true });
  await writeFile(unfinished, content, { mode: 0o600 });
  await chmod(unfinished, 0o600);
  await rename(unfinished, path);
}

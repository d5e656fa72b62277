/** Writes a file that only the shop's own user may read, renamed whole, so that nobody finds half of it. */
import { chmod, rename, rm, writeFile } from 'node:fs/promises';

export async function writePrivateFile(path: string, content: Uint8Array): Promise<void> {
  const unfinished = `${path}.part`;
  // One that was left behind keeps the rights it had.
  await rm(unfinished, { force: true });
  await writeFile(unfinished, content, { mode: 0o600 });
  await chmod(unfinished, 0o600);
  await rename(unfinished, path);
}

/**
 * Makes a folder that only the shop's own user may enter, whatever the umask is and whichever user
 * created it.
 */
import { chmod, mkdir } from 'node:fs/promises';

export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

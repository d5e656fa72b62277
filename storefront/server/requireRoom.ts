import { statfsSync } from 'node:fs';

export const megabyte = 1024 * 1024;

/**
 * Refuses to go on where the disk is nearly full: a database that runs out of it half-way stands still instead of saying so.
 * @param needed bytes
 * @throws an error with code ENOSPC
 */
export function requireRoom(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed)
    throw Object.assign(
      new Error(`No space left: ${folder} needs ${String(Math.ceil(needed / megabyte))} MB.`),
      { code: 'ENOSPC' },
    );
}

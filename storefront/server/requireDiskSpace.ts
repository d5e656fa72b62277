import { statfsSync } from 'node:fs';

export const megabyte = 1024 * 1024;

/**
 * Fails if the disk is nearly full: a database that runs out of space hangs without an error.
 * @param needed bytes
 * @throws an error with code ENOSPC
 */
export function requireDiskSpace(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed)
    throw Object.assign(
      new Error(`No space left: ${folder} needs ${String(Math.ceil(needed / megabyte))} MB.`),
      { code: 'ENOSPC' },
    );
}

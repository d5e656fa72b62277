/** Whether the disk has space for another order: PGlite does not recover from a full disk. */
import type { Database } from '../database/database.ts';
import { ShopError } from '../shopError.ts';

const minFreeBytes = 64 * 1024 * 1024;

/** @throws ShopError DISK_FULL */
export async function requireDiskSpace({ freeBytes }: Pick<Database, 'freeBytes'>): Promise<void> {
  const free = await freeBytes();
  if (free !== undefined && free < minFreeBytes)
    throw new ShopError('DISK_FULL', 'The disk has no space to store another order safely.');
}

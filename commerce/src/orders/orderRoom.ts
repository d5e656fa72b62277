/** Whether the disk has room to keep another order safely: PGlite does not recover from a full one. */
import type { Database } from '../database/database.ts';
import { ShopError } from '../shopError.ts';

const leastFreeBytes = 64 * 1024 * 1024;

/** @throws ShopError DISK_FULL */
export async function requireOrderRoom({ freeBytes }: Pick<Database, 'freeBytes'>): Promise<void> {
  const free = await freeBytes();
  if (free !== undefined && free < leastFreeBytes)
    throw new ShopError('DISK_FULL', 'The shop has no room to keep another order safely.');
}

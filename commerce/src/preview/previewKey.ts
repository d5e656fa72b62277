/**
 * The key that signs editors' tokens: created once, stored in the database, the same on every node.
 */
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

const name = 'preview-key';

async function readKey({ handle }: Database): Promise<Uint8Array> {
  // When nodes start together, the first one's key stays.
  await handle
    .insertInto('shopState')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await handle
    .selectFrom('shopState')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) throw new Error('The key of the editors’ tokens could not be stored.');
  return Buffer.from(row.value, 'base64url');
}

/** Read on first use. */
export function createPreviewKey(database: Database): () => Promise<Uint8Array> {
  let pending: Promise<Uint8Array> | undefined;
  return () => {
    pending ??= readKey(database).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}

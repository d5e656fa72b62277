/** The key that editors' tokens are signed with: made once, kept in the database, the same on every node. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, first, run } from '../database/database.ts';

const name = 'preview-key';

async function readKey({ handle }: Database): Promise<Uint8Array> {
  // Of nodes that start together the first one's stays.
  await run(
    handle,
    sql`insert into shop_state (name, value) values (${name}, ${randomBytes(32).toString('base64url')}) on conflict do nothing`,
  );
  const row = await first(
    handle,
    sql<{ value: string }>`select value from shop_state where name = ${name}`,
  );
  if (!row) throw new Error('The key of the editors’ tokens could not be kept.');
  return Buffer.from(row.value, 'base64url');
}

/** Read when it is first needed. */
export function keepPreviewKey(database: Database): () => Promise<Uint8Array> {
  let known: Promise<Uint8Array> | undefined;
  return () => {
    known ??= readKey(database).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/**
 * Raises the catalogue's version: every node compares it with that of its lists, and rebuilds them
 * if they are older.
 */
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

export async function incrementVersion(queries: Queries): Promise<void> {
  await queries
    .insertInto('shopState')
    .values({ name: 'catalogue-version', value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({
        value: sql<string>`(${ref('shopState.value')}::int + 1)::text`,
      })),
    )
    .execute();
}

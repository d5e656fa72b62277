/** Counts the stored rows of a test's shop. */
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { DB } from '../../database/generated/db.ts';

/** Rows by table. */
export async function countRows(
  queries: Queries,
  tables: readonly (keyof DB)[],
): Promise<Readonly<Record<string, number | undefined>>> {
  const counts = tables.map(async (table) => {
    const row = await queries
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirst();
    return [table, row?.count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** What an index must read again, by the time at which rows say that they were changed. */
import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** The database's clock, before an index is read: what changes later is read by the next one. */
export async function readClock(queries: Queries): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
  return rows[0]?.now ?? new Date(0);
}

/**
 * The time after which changes are read, if the last index was read at `since`. A change carries
 * the time at which its transaction began, and is visible when that ends: each index goes back by
 * what the longest transaction may take.
 */
export const changesAfter = (since: Date) =>
  sql<Date>`${since}::timestamptz - interval '90 seconds'`;

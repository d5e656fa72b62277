/** Answers `/health/live` (the process runs) and `/health/ready` (it can serve: the database answers). */
import { sql } from 'kysely';
import { first } from '../database/database.ts';
import type { Shop } from '../shop.ts';

const answer = (status: number, body: object) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

export async function describeHealth({ database, log }: Shop, request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/health/ready') return answer(200, { status: 'live' });
  try {
    await first(database.handle, sql`select 1 as one`);
    return answer(200, { status: 'ready', database: database.engine });
  } catch (error) {
    log(`The shop is not ready: ${error instanceof Error ? error.message : String(error)}`);
    return answer(503, { status: 'not ready' });
  }
}

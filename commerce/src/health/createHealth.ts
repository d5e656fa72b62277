/**
 * Answers `/health/live` (the process runs) and `/health/ready` (it answers lists and takes orders; 503 names what is
 * missing).
 */
import { sql } from 'kysely';
import { first } from '../database/database.ts';
import { requireOrderRoom } from '../orders/orderRoom.ts';
import type { Shop } from '../shop.ts';
import { findMissing } from './findMissing.ts';

/** Milliseconds: a balancer must learn of a database that hangs before it gives up asking. */
const patience = 3_000;

function answer(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Whether the work is done in time. What it threw is the database's own to log. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patience);
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ]).finally(() => clearTimeout(timer));
}

type HealthOptions = Pick<Shop, 'database' | 'catalogue' | 'clock' | 'log'>;

type Handler = (request: Request) => Promise<Response>;

export function createHealth({ database, catalogue, clock, log }: HealthOptions): Handler {
  let known = '';

  /** Once per change: a balancer asks every few seconds. */
  function logChange(codes: string): void {
    if (codes === known) return;
    known = codes;
    if (codes === '') log('info', 'The shop is ready.');
    else log('error', 'The shop is not ready.', { missing: codes });
  }

  return async (request) => {
    if (new URL(request.url).pathname !== '/health/ready') return answer(200, { status: 'live' });
    const [isDatabaseAnswering, hasOrderRoom] = await Promise.all([
      isDone(first(database.handle, sql`select 1 as one`)),
      isDone(requireOrderRoom(database)),
    ]);
    const state = catalogue.state();
    // Where no job refreshes it, this question does.
    if (!state.isBuilt && isDatabaseAnswering) {
      const logFault = (error: unknown) =>
        log('error', 'The catalogue’s index could not be built.', { error });
      catalogue.refresh().catch(logFault);
    }
    const missing = findMissing({
      isDatabaseAnswering,
      hasOrderRoom,
      catalogue: state,
      now: clock(),
    });
    logChange(missing.map(({ code }) => code).join(' '));
    if (missing.length === 0) return answer(200, { status: 'ready', database: database.engine });
    return answer(503, { status: 'not ready', missing }, { 'retry-after': '1' });
  };
}

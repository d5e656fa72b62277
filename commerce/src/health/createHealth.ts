/**
 * Responds to `/health/live` (the process runs) and `/health/ready` (it serves lists and accepts
 * orders; 503 names what is missing).
 */
import { requireDiskSpace } from '../orders/requireDiskSpace.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';
import { findMissing } from './findMissing.ts';

/**
 * Milliseconds: a load balancer must get the result for a hanging database before its own timeout.
 */
const timeout = 3_000;

function answer(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Whether the work succeeds in time. The database itself logs its errors. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeout);
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ]).finally(() => clearTimeout(timer));
}

type HealthOptions = Pick<CommerceRuntime, 'database' | 'catalogue' | 'clock' | 'log'>;

type Handler = (request: Request) => Promise<Response>;

export function createHealth({ database, catalogue, clock, log }: HealthOptions): Handler {
  let logged = '';

  /** Logs once per change: a load balancer checks every few seconds. */
  function logChange(codes: string): void {
    if (codes === logged) return;
    logged = codes;
    if (codes === '') log('info', 'The shop is ready.');
    else log('error', 'The shop is not ready.', { missing: codes });
  }

  return async (request) => {
    if (new URL(request.url).pathname !== '/health/ready') return answer(200, { status: 'live' });
    const [isDatabaseResponding, hasDiskSpace] = await Promise.all([
      isDone(database.handle.selectNoFrom(({ lit }) => lit(1).as('one')).execute()),
      isDone(requireDiskSpace(database)),
    ]);
    const state = catalogue.state();
    // If no job builds the index, this request does.
    if (!state.isBuilt && isDatabaseResponding) {
      const logFault = (error: unknown) =>
        log('error', 'The catalogue’s index could not be built.', { error });
      catalogue.refresh().catch(logFault);
    }
    const missing = findMissing({
      isDatabaseResponding,
      hasDiskSpace,
      catalogue: state,
      now: clock(),
    });
    logChange(missing.map(({ code }) => code).join(' '));
    if (missing.length === 0) return answer(200, { status: 'ready', database: database.engine });
    return answer(503, { status: 'not ready', missing }, { 'retry-after': '1' });
  };
}

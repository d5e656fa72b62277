/** Ends the process in order: visitors are answered, the database is closed, and nothing that hangs holds it up. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface StopOptions {
  /** From here on the shop is not ready, and each answer ends its connection. */
  readonly beginDraining: () => void;
  /** Milliseconds; see `patience`. */
  readonly patience?: Patience;
}

interface Patience {
  /** How long whoever shares out visitors has to see that the shop is not ready, before its port closes. */
  readonly notice: number;
  /** How long requests that have begun are waited for after that. */
  readonly finish: number;
  /** When the process ends whatever else is still open. */
  readonly atMost: number;
}

const usual: Patience = { notice: 1000, finish: 6000, atMost: 9500 };

export function stopOnSignals(
  server: FastifyInstance,
  { beginDraining, patience: { notice, finish, atMost } = usual }: StopOptions,
): void {
  let isStopping = false;

  async function stop(hasVisitors: boolean): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), atMost).unref();
    beginDraining();
    if (hasVisitors) await wait(notice);
    setTimeout(() => server.server.closeAllConnections(), finish).unref();
    await server.close();
    process.exit(0);
  }

  const end = (hasVisitors: boolean) => () => {
    stop(hasVisitors).catch(() => process.exit(1));
  };
  process.on('SIGTERM', end(true));
  process.on('SIGINT', end(false));
  // Whoever started it is gone, and nobody else would end it.
  process.on('disconnect', end(false));
}

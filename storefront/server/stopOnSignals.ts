/** Ends the process in order: visitors are answered, the database is closed, and nothing that hangs holds it up. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RequestGate } from './requests/requestGate.ts';
import { endIdleConnections, stopListening } from './requests/stopListening.ts';

export interface StopOptions {
  /** From here on the shop is not ready, and each answer ends its connection. */
  readonly beginDraining: () => void;
  /** That the server's requests pass. */
  readonly gate: RequestGate;
  /** Milliseconds; see `patience`. */
  readonly patience?: Patience;
}

interface Patience {
  /** How long whoever shares out visitors has to see that the shop is not ready, before its port closes. */
  readonly notice: number;
  /** How long connections are accepted after that, for those that the kernel has taken on. */
  readonly accept: number;
  /** How long connections that nobody has used since the notice are kept for a request on its way. */
  readonly linger: number;
  /** How long requests that have begun are waited for after that. */
  readonly finish: number;
  /** When the process ends whatever else is still open. */
  readonly atMost: number;
}

const usual: Patience = { notice: 1000, accept: 500, linger: 250, finish: 6000, atMost: 9500 };

export function stopOnSignals(
  server: FastifyInstance,
  {
    beginDraining,
    gate,
    patience: { notice, accept, linger, finish, atMost } = usual,
  }: StopOptions,
): void {
  let isStopping = false;

  async function stop(hasVisitors: boolean): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), atMost).unref();
    beginDraining();
    if (hasVisitors) {
      await wait(notice);
      await stopListening(server.server, { gate, atMost: accept });
      await endIdleConnections(server.server, { linger });
    }
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

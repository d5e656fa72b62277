/**
 * Stops the process in order: pending requests are answered, the database is closed, and nothing
 * that hangs delays it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RequestGate } from './requests/requestGate.ts';
import { endIdleConnections, stopListening } from './requests/stopListening.ts';

export interface StopOptions {
  /** From here on the shop is not ready, and each response closes its connection. */
  readonly beginDraining: () => void;
  /** The gate of the server's requests. */
  readonly gate: RequestGate;
  /** Milliseconds; see `timeout`. */
  readonly timeout?: Timeout;
}

interface Timeout {
  /** Time for a load balancer to notice that the shop is not ready, before its port closes. */
  readonly notice: number;
  /** Time for accepting connections after that, for those that the kernel has established. */
  readonly accept: number;
  /** Time that connections unused since the notice stay open for a request in transit. */
  readonly linger: number;
  /** Time for pending requests after that. */
  readonly finish: number;
  /** When the process ends whatever else is still open. */
  readonly atMost: number;
}

const defaultPatience: Timeout = {
  notice: 1000,
  accept: 500,
  linger: 250,
  finish: 6000,
  atMost: 9500,
};

export function stopOnSignals(
  server: FastifyInstance,
  {
    beginDraining,
    gate,
    timeout: { notice, accept, linger, finish, atMost } = defaultPatience,
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
  // The parent process is gone, and nobody else would stop it.
  process.on('disconnect', end(false));
}

import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { RequestGate } from './requestGate.ts';

export interface StopListeningOptions {
  readonly gate: Pick<RequestGate, 'close' | 'open'>;
  /** Maximum milliseconds for accepting connections, if they never stop arriving. */
  readonly atMost: number;
}

/** Event loop iterations without an event: one is enough when idle, and the others cost nothing. */
const quietTurns = 5;

/** Resolves after several loop iterations without this event, or after so many milliseconds. */
async function settle(
  server: HttpServer,
  { event, atMost }: { readonly event: string; readonly atMost: number },
) {
  let isQuiet = true;
  const note = () => {
    isQuiet = false;
  };
  server.on(event, note);
  const until = performance.now() + atMost;
  for (
    let quiet = 0;
    quiet < quietTurns && performance.now() < until;
    quiet = isQuiet ? quiet + 1 : 0
  ) {
    isQuiet = true;
    await turn();
  }
  server.off(event, note);
}

/**
 * Closes the port once every connection that the kernel has established is accepted: the rest
 * would be reset, although their clients believe to be connected. The loop accepts one per
 * iteration, so nothing is answered meanwhile; answered clients would connect again. Connections
 * stay open, idle ones too.
 */
export async function stopListening(
  server: HttpServer,
  { gate, atMost }: StopListeningOptions,
): Promise<void> {
  gate.close();
  try {
    await settle(server, { event: 'connection', atMost });
    // http.Server's own close would at once close idle connections, on which a request may be in
    // transit.
    NetServer.prototype.close.call(server);
  } finally {
    gate.open();
  }
}

export interface EndIdleOptions {
  /** Milliseconds that idle connections stay open for a request in transit. */
  readonly linger: number;
}

/**
 * Closes unused connections after reading what has arrived on them. A request sent at that very
 * moment is lost, and its client's to retry (RFC 9112, section 9.3.1).
 * @param server that no longer listens
 */
export async function endIdleConnections(
  server: HttpServer,
  { linger }: EndIdleOptions,
): Promise<void> {
  const lingering = new AbortController();
  const { signal } = lingering;
  await Promise.race([once(server, 'close', { signal }), wait(linger, undefined, { signal })]);
  lingering.abort();
  await settle(server, { event: 'request', atMost: linger });
  server.closeIdleConnections();
}

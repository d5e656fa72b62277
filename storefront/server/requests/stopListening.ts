import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { RequestGate } from './requestGate.ts';

export interface StopListeningOptions {
  readonly gate: Pick<RequestGate, 'close' | 'open'>;
  /** Milliseconds that connections are accepted for at most, where they never cease to come. */
  readonly atMost: number;
}

/** Turns of the loop without an event: one is enough while nothing else is done, and the others cost nothing. */
const quietTurns = 5;

/** Resolves once the loop has turned a few times without this event, or after so many milliseconds. */
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
 * Closes the port once every connection is accepted that the kernel has taken on: it resets those that are left, whose
 * visitors believe to be connected. The loop accepts one a turn, so nothing is answered meanwhile; whoever is answered
 * would come again. Connections stay open, idle ones too.
 */
export async function stopListening(
  server: HttpServer,
  { gate, atMost }: StopListeningOptions,
): Promise<void> {
  gate.close();
  try {
    await settle(server, { event: 'connection', atMost });
    // HTTP's own would at once end idle connections, on which a request may be on its way.
    NetServer.prototype.close.call(server);
  } finally {
    gate.open();
  }
}

export interface EndIdleOptions {
  /** Milliseconds that idle connections are kept for a request on its way. */
  readonly linger: number;
}

/**
 * Ends the connections that nobody uses, once what has arrived on them is read. A request that is sent at that very
 * moment is lost, and its client's to send again (RFC 9112, section 9.3.1).
 * @param server that listens no more
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

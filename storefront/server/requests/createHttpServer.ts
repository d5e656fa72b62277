/**
 * Node's own server in front of Fastify: what needs no router is answered first, and no request
 * may stay open for ever.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequestGate, type RequestGate } from './requestGate.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** False leaves the request to the next handler. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

const second = 1000;
const timeouts = {
  headersTimeout: 20 * second,
  // Time for twelve megabytes of a picture over a phone's uplink.
  requestTimeout: 120 * second,
  // Longer than proxies keep theirs alive, so that they never send into a closing connection.
  keepAliveTimeout: 72 * second,
  connectionsCheckingInterval: 5 * second,
};

export interface HttpServerOptions {
  readonly fastPaths: readonly FastPath[];
  /** Holds requests during shutdown; without it none are held. */
  readonly gate?: Pick<RequestGate, 'pass'> | undefined;
}

export function createHttpServer(
  listener: Listener,
  { fastPaths, gate = createRequestGate() }: HttpServerOptions,
): Server {
  return createServer(timeouts, (request, response) =>
    gate.pass(() => {
      if (!fastPaths.some((fastPath) => fastPath(request, response))) listener(request, response);
    }),
  );
}

/**
 * Node's own server in front of Fastify: what needs no router is answered before it, and nobody may keep a request
 * open for ever.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequestGate, type RequestGate } from './requestGate.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** False leaves the request to whoever comes next. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

const second = 1000;
const timeouts = {
  headersTimeout: 20 * second,
  // Twelve megabytes of a picture over a phone's upload.
  requestTimeout: 120 * second,
  // Longer than proxies keep theirs, so that they never send into a connection that is being closed.
  keepAliveTimeout: 72 * second,
  connectionsCheckingInterval: 5 * second,
};

export interface HttpServerOptions {
  readonly shortcuts: readonly Shortcut[];
  /** Holds requests back while the shop is being stopped; without it none ever is. */
  readonly gate?: Pick<RequestGate, 'pass'> | undefined;
}

export function createHttpServer(
  listener: Listener,
  { shortcuts, gate = createRequestGate() }: HttpServerOptions,
): Server {
  return createServer(timeouts, (request, response) =>
    gate.pass(() => {
      if (!shortcuts.some((shortcut) => shortcut(request, response))) listener(request, response);
    }),
  );
}

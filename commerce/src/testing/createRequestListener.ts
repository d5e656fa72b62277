/** Adapts a fetch-style handler to node:http, for tests that need a real address. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export function createRequestListener(handler: (request: Request) => Promise<Response>) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of incoming) pieces.push(piece as Buffer);
      const headers = new Headers(
        Object.entries(incoming.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        ),
      );
      const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
      const response = await handler(
        new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
          method: incoming.method,
          headers,
          body: hasBody ? Buffer.concat(pieces) : undefined,
        }),
      );
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })();
  };
}

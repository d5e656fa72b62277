/**
 * A server for tests of shutdown: it sends its port, and `closed` when its database would be
 * closed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from '../createServer.ts';
import { createPageCache } from '../pages/pageCache.ts';
import { createRequestGate } from '../requests/requestGate.ts';
import { stopOnSignals } from '../stopOnSignals.ts';

let isDraining = false;
const gate = createRequestGate();
const server = await createServer({
  clientDir: undefined,
  cache: createPageCache(),
  page: async () => ({ status: 200, headers: { 'content-type': 'text/plain' }, body: 'page' }),
  endpoints: {
    '/slow': async () => {
      process.send?.('requested');
      await wait(300);
      return new Response('slow');
    },
    // A page that blocks the processor: meanwhile the kernel establishes connections that the
    // process has not accepted.
    '/busy': async () => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      return new Response('busy');
    },
    '/stuck': () => {
      process.send?.('requested');
      return new Promise(() => undefined);
    },
  },
  log: () => undefined,
  sites: [],
  dataApiOf: () => {
    throw new Error('Nothing is requested here.');
  },
  forms: { siteOf: () => undefined, receiveForm: async () => ({ kind: 'unknown' }) },
  isDraining: () => isDraining,
  gate,
});
server.addHook('onClose', async () => {
  if (process.connected) process.send?.('closed');
});
await server.listen({ port: 0, host: '127.0.0.1' });
stopOnSignals(server, {
  beginDraining: () => {
    isDraining = true;
  },
  gate,
  timeout: { notice: 50, accept: 500, linger: 1000, finish: 1000, atMost: 9000 },
});
process.send?.({ port: (server.server.address() as { readonly port: number }).port });

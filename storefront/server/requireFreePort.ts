import { createServer } from 'node:net';

/** Resolves when nobody listens on the port; rejects as listening would. Asked first, so that a taken port is told before the long steps. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host: '::' }, () => probe.close(() => resolve()));
  });
}

import { createServer } from 'node:net';

/**
 * Resolves if the port is free; rejects as listening would. Checked first, so that a taken port is
 * reported before the long steps.
 */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host: '::' }, () => probe.close(() => resolve()));
  });
}

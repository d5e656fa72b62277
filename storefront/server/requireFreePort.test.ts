import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePort } from './requireFreePort.ts';

it('refuses a port in use, and accepts it once it is free', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '::', () => resolve((other.address() as { readonly port: number }).port)),
  );
  await expect(requireFreePort(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await new Promise((done) => other.close(done));
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});

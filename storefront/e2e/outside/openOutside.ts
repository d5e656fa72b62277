/** Serves the CMS at an address of this machine that is another site than the shop's. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';

export interface Outside {
  /** A CMS page with an address of the shop in its frame. */
  readonly around: (address: string) => string;
  readonly close: () => Promise<void>;
}

const page = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'cms.html'));

export async function openOutside(origin: string): Promise<Outside> {
  const { port } = new URL(origin);
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  );
  await new Promise<void>((listening) => {
    server.listen(Number(port), '127.0.0.1', listening);
  });
  return {
    around: (address) => `${origin}/?address=${encodeURIComponent(address)}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

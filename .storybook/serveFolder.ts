/** Serves a folder over HTTP on this machine while something runs against it. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Resolves to its address, on any free port, and a function that stops it. `instead` replaces the
 * responses of some paths by texts.
 */
export function serveFolder(
  folder: string,
  instead: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const text = instead[pathname];
    if (text !== undefined) {
      response
        .writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' })
        .end(text);
      return;
    }
    const file = join(
      folder,
      normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)),
    );
    const isThere = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
    response.writeHead(isThere ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    if (isThere && request.method !== 'HEAD') createReadStream(file).pipe(response);
    else response.end();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}

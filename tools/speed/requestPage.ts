/** Requests a page as a browser does: from its site's host, in brotli. */
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface PageRequest {
  readonly port: number;
  /** Without port; `localhost` unless given. */
  readonly host?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PageResponse {
  readonly status: number;
  /** The ETag of a cached page; a personal one has none. */
  readonly etag: string | undefined;
  /** The number of bytes that were sent. */
  readonly sent: Buffer;
  readonly text: () => string;
}

export function requestPage({
  port,
  host = 'localhost',
  path,
  headers = {},
}: PageRequest): Promise<PageResponse> {
  const sentHeaders = {
    host: `${host}:${String(port)}`,
    accept: 'text/html',
    'accept-encoding': 'br',
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port, path, headers: sentHeaders }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const sent = Buffer.concat(pieces);
        const isBrotli = answer.headers['content-encoding'] === 'br';
        resolve({
          status: answer.statusCode ?? 0,
          etag: answer.headers.etag,
          sent,
          text: () => (isBrotli ? brotliDecompressSync(sent) : sent).toString('utf8'),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

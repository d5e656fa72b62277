/** A page as a browser asks for it: by the host of its front, in brotli. */
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface PageAsked {
  readonly port: number;
  /** Without port; `localhost` unless given. */
  readonly host?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PageGot {
  readonly status: number;
  /** Of a page that is kept; a visitor’s own has none. */
  readonly etag: string | undefined;
  /** Bytes as they were sent. */
  readonly sent: Buffer;
  readonly text: () => string;
}

export function requestPage({
  port,
  host = 'localhost',
  path,
  headers = {},
}: PageAsked): Promise<PageGot> {
  const sentHeaders = {
    host: `${host}:${String(port)}`,
    accept: 'text/html',
    'accept-encoding': 'br',
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, headers: sentHeaders }, (answer) => {
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
    asked.on('error', reject);
    asked.end();
  });
}

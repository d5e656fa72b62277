/** Writes a kept page to the socket: one header block that is made once, and a buffer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentEncoding } from './contentEncoding.ts';
import type { EncodedBody, KeptPage } from './keptPage.ts';
import type { CacheState } from './pageCache.ts';

export interface KeptAnswer {
  readonly page: KeptPage;
  readonly state: CacheState;
}

export interface SendKeptOptions {
  /** What a document carries beside its own: its policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether connections shall end, so that the server can. */
  readonly isDraining: () => boolean;
}

export interface KeptSender {
  /** False where the encoding asked for has yet to be made. */
  readonly sendReady: (
    request: IncomingMessage,
    response: ServerResponse,
    kept: KeptAnswer,
  ) => boolean;
  /** The body in the encoding that is wanted, made where it must be. */
  readonly encode: (
    request: IncomingMessage,
    kept: Pick<KeptAnswer, 'page'>,
  ) => Promise<EncodedBody>;
  readonly send: (
    request: IncomingMessage,
    response: ServerResponse,
    kept: KeptAnswer,
    body: EncodedBody,
  ) => void;
}

const cacheControl = 'public, max-age=0, must-revalidate';

export function createKeptSender({ headers, isDraining }: SendKeptOptions): KeptSender {
  const fixed = Object.entries(headers).flat();
  const common = ['cache-control', cacheControl, 'vary', 'accept-encoding'];
  const blocks = new WeakMap<EncodedBody, string[]>();

  function blockOf(encoded: EncodedBody): string[] {
    const known = blocks.get(encoded);
    if (known) return known;
    const { encoding, body, etag } = encoded;
    const own = [
      'content-type',
      'text/html; charset=utf-8',
      'content-length',
      String(body.length),
      'etag',
      etag,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ];
    const block = [...own, ...common, ...fixed, 'x-page-cache', 'hit'];
    blocks.set(encoded, block);
    return block;
  }

  function write(
    request: IncomingMessage,
    response: ServerResponse,
    { page, state }: KeptAnswer,
    encoded: EncodedBody,
  ): void {
    const held = request.headers['if-none-match'];
    const etag = held === undefined ? undefined : page.findHeld(held);
    const end = isDraining() ? ['connection', 'close'] : [];
    if (etag !== undefined) {
      response.writeHead(304, ['etag', etag, ...common, 'x-page-cache', state, ...end]).end();
      return;
    }
    const block = blockOf(encoded);
    // Nearly every answer is a hit: its headers are sent as they lie.
    response.writeHead(
      page.status,
      state === 'hit' && end.length === 0 ? block : [...block.slice(0, -1), state, ...end],
    );
    response.end(request.method === 'HEAD' ? undefined : encoded.body);
  }

  return {
    sendReady(request, response, kept) {
      const encoded = kept.page.ready(contentEncoding(request.headers['accept-encoding']));
      if (encoded) write(request, response, kept, encoded);
      return encoded !== undefined;
    },
    encode: ({ headers: { 'accept-encoding': accepted } }, { page }) =>
      page.encode(contentEncoding(accepted)),
    send: write,
  };
}

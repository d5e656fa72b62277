/** Writes a cached page to the socket: one prepared header block, and a buffer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentEncoding } from './contentEncoding.ts';
import type { EncodedBody, CachedPage } from './cachedPage.ts';
import type { CacheState } from './pageCache.ts';

export interface CachedResponse {
  readonly page: CachedPage;
  readonly state: CacheState;
}

export interface CachedSenderOptions {
  /** A document's headers beside its own: its policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether connections shall close, so that the server can stop. */
  readonly isDraining: () => boolean;
}

export interface CachedSender {
  /** False if the requested encoding does not exist yet. */
  readonly sendReady: (
    request: IncomingMessage,
    response: ServerResponse,
    cached: CachedResponse,
  ) => boolean;
  /** The body in the requested encoding, created if necessary. */
  readonly encode: (
    request: IncomingMessage,
    cached: Pick<CachedResponse, 'page'>,
  ) => Promise<EncodedBody>;
  readonly send: (
    request: IncomingMessage,
    response: ServerResponse,
    cached: CachedResponse,
    body: EncodedBody,
  ) => void;
}

const cacheControl = 'public, max-age=0, must-revalidate';

export function createCachedSender({ headers, isDraining }: CachedSenderOptions): CachedSender {
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
    { page, state }: CachedResponse,
    encoded: EncodedBody,
  ): void {
    const knownTags = request.headers['if-none-match'];
    const etag = knownTags === undefined ? undefined : page.findMatchingTag(knownTags);
    const end = isDraining() ? ['connection', 'close'] : [];
    if (etag !== undefined) {
      response.writeHead(304, ['etag', etag, ...common, 'x-page-cache', state, ...end]).end();
      return;
    }
    const block = blockOf(encoded);
    // Nearly every response is a hit: its headers are prepared.
    response.writeHead(
      page.status,
      state === 'hit' && end.length === 0 ? block : [...block.slice(0, -1), state, ...end],
    );
    response.end(request.method === 'HEAD' ? undefined : encoded.body);
  }

  return {
    sendReady(request, response, cached) {
      const encoded = cached.page.ready(contentEncoding(request.headers['accept-encoding']));
      if (encoded) write(request, response, cached, encoded);
      return encoded !== undefined;
    },
    encode: ({ headers: { 'accept-encoding': accepted } }, { page }) =>
      page.encode(contentEncoding(accepted)),
    send: write,
  };
}

/**
 * A neutral page as ready buffers: brotli from the start, gzip on first use. Its text is six times
 * as long, and is derived from them for the few clients without compression.
 */
import { createHash } from 'node:crypto';
import { brotliLevels, compress, decompress } from './compress.ts';
import type { ContentEncoding } from './contentEncoding.ts';

/** A render's result. */
export interface NewPage {
  readonly status: number;
  readonly html: string;
  /** Tags of its contents, for `drop`. */
  readonly tags: readonly string[];
  /** The server's clock in the document; pages that differ in nothing else are the same page. */
  readonly moment?: string;
}

export interface EncodedBody {
  readonly encoding: ContentEncoding;
  readonly body: Buffer;
  /** Strong: other bytes have another tag (RFC 9110, 8.8.1). */
  readonly etag: string;
}

export interface CachedPage {
  readonly status: number;
  readonly tags: readonly string[];
  /** Hash of the document without its clock. */
  readonly fingerprint: string;
  /** Bytes it may occupy with all encodings. */
  readonly size: number;
  /** Undefined until `encode` has created it. */
  readonly ready: (encoding: ContentEncoding) => EncodedBody | undefined;
  readonly encode: (encoding: ContentEncoding) => Promise<EncodedBody>;
  /** Replaces the brotli body by the smallest possible. */
  readonly refine: () => Promise<void>;
  /** The ETag among these (If-None-Match) that belongs to this page, in any encoding. */
  readonly findMatchingTag: (etags: string) => string | undefined;
}

const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Text compresses to a sixth: enough for both encodings of any page. */
const shareOfEncodings = 0.35;
/** Overhead: measured, its tags and closures. */
const overhead = 3000;

export function createCachedPage({ status, html, tags, moment }: NewPage): CachedPage {
  const identity = digest(html);
  const { length } = html;
  const bodies = new Map<ContentEncoding, EncodedBody>();
  const encoded = (encoding: ContentEncoding, body: Buffer, kind: string): EncodedBody => ({
    encoding,
    body,
    etag: `"${identity}-${kind}"`,
  });
  const store = (body: EncodedBody): EncodedBody => {
    bodies.set(body.encoding, body);
    return body;
  };

  // The text is released after compression.
  const compressed = async (text: Buffer): Promise<EncodedBody> =>
    store(encoded('br', await compress(text, 'br', brotliLevels.cached), 'br'));
  const brotli = compressed(Buffer.from(html));
  // Errors reach the callers that await it.
  brotli.catch(() => undefined);
  const text = async (): Promise<Buffer> => decompress((bodies.get('br') ?? (await brotli)).body);

  const makers: Readonly<Record<ContentEncoding, () => Promise<EncodedBody>>> = {
    br: () => brotli,
    gzip: async () =>
      store(encoded('gzip', await compress(await text(), 'gzip', brotliLevels.cached), 'gzip')),
    identity: async () => encoded('identity', await text(), 'plain'),
  };
  const pending = new Map<ContentEncoding, Promise<EncodedBody>>();

  return {
    status,
    tags,
    fingerprint: moment ? digest(html.replaceAll(moment, '')) : identity,
    size: Math.ceil(length * shareOfEncodings) + overhead,
    ready: (encoding) => bodies.get(encoding),
    async encode(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const begun =
        pending.get(encoding) ?? makers[encoding]().finally(() => pending.delete(encoding));
      pending.set(encoding, begun);
      return begun;
    },
    async refine() {
      store(encoded('br', await compress(await text(), 'br', brotliLevels.refined), 'br11'));
    },
    findMatchingTag: (header) => {
      const etags = header.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
      return etags.find((etag) => etag.startsWith(`"${identity}-`));
    },
  };
}

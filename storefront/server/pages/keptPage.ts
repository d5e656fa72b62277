/**
 * A neutral page as ready buffers: brotli from the beginning, gzip when the first visitor wants it. Its text is six times as
 * long, and made of them for the few who take nothing else.
 */
import { createHash } from 'node:crypto';
import { brotliLevels, compress, decompress } from './compress.ts';
import type { ContentEncoding } from './contentEncoding.ts';

/** What a render hands over. */
export interface NewPage {
  readonly status: number;
  readonly html: string;
  /** What it shows, for `drop`. */
  readonly tags: readonly string[];
  /** The server's clock as the document says it; pages that differ in nothing else are the same page. */
  readonly moment?: string;
}

export interface EncodedBody {
  readonly encoding: ContentEncoding;
  readonly body: Buffer;
  /** Strong: other bytes have another tag (RFC 9110, 8.8.1). */
  readonly etag: string;
}

export interface KeptPage {
  readonly status: number;
  readonly tags: readonly string[];
  /** Of the document without its moment. */
  readonly fingerprint: string;
  /** Bytes it may take with all encodings. */
  readonly size: number;
  /** Undefined until `encode` has made it. */
  readonly ready: (encoding: ContentEncoding) => EncodedBody | undefined;
  readonly encode: (encoding: ContentEncoding) => Promise<EncodedBody>;
  /** Replaces the brotli body by the smallest there is. */
  readonly refine: () => Promise<void>;
  /** The ETag among these (If-None-Match) that is of this page, in whichever encoding. */
  readonly findHeld: (etags: string) => string | undefined;
}

const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Text compresses to a sixth: room for both encodings of any page. */
const shareOfEncodings = 0.35;
/** Of what stands beside them: measured, its tags and closures. */
const overhead = 3000;

export function keepPage({ status, html, tags, moment }: NewPage): KeptPage {
  const identity = digest(html);
  const { length } = html;
  const bodies = new Map<ContentEncoding, EncodedBody>();
  const encoded = (encoding: ContentEncoding, body: Buffer, kind: string): EncodedBody => ({
    encoding,
    body,
    etag: `"${identity}-${kind}"`,
  });
  const keep = (body: EncodedBody): EncodedBody => {
    bodies.set(body.encoding, body);
    return body;
  };

  // The text lives for as long as it is being compressed.
  const compressed = async (text: Buffer): Promise<EncodedBody> =>
    keep(encoded('br', await compress(text, 'br', brotliLevels.kept), 'br'));
  const brotli = compressed(Buffer.from(html));
  // Whoever needs it is told.
  brotli.catch(() => undefined);
  const text = async (): Promise<Buffer> => decompress((bodies.get('br') ?? (await brotli)).body);

  const makers: Readonly<Record<ContentEncoding, () => Promise<EncodedBody>>> = {
    br: () => brotli,
    gzip: async () =>
      keep(encoded('gzip', await compress(await text(), 'gzip', brotliLevels.kept), 'gzip')),
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
      keep(encoded('br', await compress(await text(), 'br', brotliLevels.asked), 'br11'));
    },
    findHeld: (held) => {
      const etags = held.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
      return etags.find((etag) => etag.startsWith(`"${identity}-`));
    },
  };
}

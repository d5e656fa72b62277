/** A neutral page as ready buffers: each encoding is made once, when the first visitor asks for it. */
import { createHash } from 'node:crypto';
import { brotliLevels, compress, type Compressed } from './compress.ts';
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

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Text compresses to a seventh; half its size is room for both encodings of any page, and for what stands beside them.
 */
const shareOfEncodings = 0.5;
const overhead = 1000;

export function keepPage({ status, html, tags, moment }: NewPage): KeptPage {
  const plain = Buffer.from(html);
  const identity = digest(plain);
  const bodies = new Map<ContentEncoding, EncodedBody>();
  const underway = new Map<ContentEncoding, Promise<EncodedBody>>();
  const add = (encoding: ContentEncoding, body: Buffer, kind: string): EncodedBody => {
    const made = { encoding, body, etag: `"${identity}-${kind}"` };
    bodies.set(encoding, made);
    return made;
  };
  add('identity', plain, 'plain');

  const make = async (encoding: Compressed): Promise<EncodedBody> =>
    add(encoding, await compress(plain, encoding, brotliLevels.kept), encoding);

  return {
    status,
    tags,
    fingerprint: moment ? digest(html.replaceAll(moment, '')) : identity,
    size: Math.ceil(plain.length * (1 + shareOfEncodings)) + overhead,
    ready: (encoding) => bodies.get(encoding),
    async encode(encoding) {
      const known = bodies.get(encoding);
      if (known || encoding === 'identity') return known ?? add('identity', plain, 'plain');
      const begun = underway.get(encoding) ?? make(encoding).finally(() => underway.delete(encoding));
      underway.set(encoding, begun);
      return begun;
    },
    async refine() {
      add('br', await compress(plain, 'br', brotliLevels.asked), 'br11');
    },
    findHeld: (held) => {
      const etags = held.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
      return etags.find((etag) => etag.startsWith(`"${identity}-`));
    },
  };
}

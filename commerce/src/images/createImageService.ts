/**
 * Responds to `/images/{file}?width&height&quality&format&fit` (spec section 7, Image service), and
 * `focus` for the centre of a cropped picture.
 */
import { createHash } from 'node:crypto';
import type { Log } from '../log.ts';
import { makePicture, UnreadablePictureError } from './makePicture.ts';
import type { PictureCache } from './pictureCache.ts';
import { createPictureQueue, TooManyPicturesError } from './pictureQueue.ts';
import { isPictureName, type FoundPicture, type PictureSource } from './pictureSource.ts';
import {
  formatsFor,
  readPictureRequest,
  type PictureFormat,
  type PictureVariant,
} from './pictureVariant.ts';

export interface ImageService {
  readonly handle: (request: Request) => Promise<Response>;
  readonly stop: () => void;
}

export interface ImageServiceOptions {
  readonly source: PictureSource;
  readonly cache: PictureCache;
  readonly log: Log;
  /** Whether AVIF is generated in advance while the queue is idle. */
  readonly isAvifPregenerated?: boolean;
}

const cacheControl = 'public, max-age=604800, stale-while-revalidate=86400';
/** A placeholder is cached briefly, since the picture itself may soon be available. */
const passing = 'public, max-age=2';

/** Only sizes that cards and product pages show are worth the encoding time of AVIF. */
const avifWidths: ReadonlySet<number> = new Set([320, 480, 640, 768, 1024]);

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });

function keyOf(
  { fileName, width, height, quality, fit, focus }: PictureVariant,
  version: string,
  format: PictureFormat,
): string {
  const hash = createHash('sha1')
    .update(
      JSON.stringify([
        fileName,
        version,
        width,
        height ?? 0,
        quality,
        fit,
        ...(focus ? [focus.x, focus.y] : []),
      ]),
    )
    .digest('hex');
  return `${hash}.${format}`;
}

interface EncodedPicture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly tag: string;
  readonly isFinal: boolean;
}

export function createImageService({
  source,
  cache,
  log,
  isAvifPregenerated = true,
}: ImageServiceOptions): ImageService {
  const queue = createPictureQueue(log);

  function pregenerate(variant: PictureVariant, original: FoundPicture): void {
    const key = keyOf(variant, original.version, 'avif');
    if (!isAvifPregenerated || !avifWidths.has(variant.width) || cache.has(key)) return;
    queue.whenIdle(key, async () => {
      // Read again, so that queued pictures do not fill the memory.
      const again = await source.find(variant.fileName, variant.width);
      if (again?.isFinal && again.version === original.version)
        await cache.write(key, await makePicture(again.bytes, variant, 'avif'));
    });
  }

  async function findCached(
    variant: PictureVariant,
    original: FoundPicture,
    formats: readonly PictureFormat[],
  ): Promise<EncodedPicture | undefined> {
    for (const format of formats) {
      const key = keyOf(variant, original.version, format);
      const bytes = original.isFinal ? await cache.read(key) : undefined;
      if (bytes) return { bytes, format, tag: key, isFinal: true };
    }
    return undefined;
  }

  async function make(
    variant: PictureVariant,
    original: FoundPicture,
    formats: readonly PictureFormat[],
  ): Promise<EncodedPicture> {
    const format = formats.at(-1) ?? 'webp';
    const key = keyOf(variant, original.version, format);
    const bytes = await queue.make(key, async () => {
      const encoded = await makePicture(original.bytes, variant, format);
      if (original.isFinal) await cache.write(key, encoded);
      return encoded;
    });
    if (original.isFinal && formats.includes('avif')) pregenerate(variant, original);
    return { bytes, format, tag: key, isFinal: original.isFinal };
  }

  function answer({ bytes, format, tag, isFinal }: EncodedPicture, request: Request): Response {
    const headers = {
      'content-type': `image/${format}`,
      'cache-control': isFinal ? cacheControl : passing,
      etag: `"${tag}"`,
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      // The page requests the picture again later, when it may be available.
      ...(!isFinal && { 'server-timing': 'stand-in' }),
    };
    if (isFinal && request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      status: 200,
      headers: { ...headers, 'content-length': String(bytes.length) },
    });
  }

  return {
    async handle(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return plain(405, 'GET and HEAD only.', { allow: 'GET, HEAD' });
      const url = new URL(request.url);
      let fileName: string;
      try {
        fileName = decodeURIComponent(url.pathname.replace(/^\/images\//, ''));
      } catch {
        return plain(400, 'The file name is malformed.');
      }
      if (!isPictureName(fileName)) return plain(404, 'There is no such picture.');
      const { variant, format } = readPictureRequest(fileName, url.searchParams);
      const formats = formatsFor(format, request.headers.get('accept') ?? '');
      try {
        const original = await source.find(fileName, variant.width);
        if (!original)
          return plain(404, 'There is no such picture.', { 'cache-control': 'public, max-age=10' });
        return answer(
          (await findCached(variant, original, formats)) ??
            (await make(variant, original, formats)),
          request,
        );
      } catch (error) {
        if (error instanceof TooManyPicturesError)
          return plain(503, error.message, { 'retry-after': '2' });
        log('error', `The picture ${fileName} could not be served.`, { error });
        return error instanceof UnreadablePictureError
          ? plain(415, 'The picture cannot be read.')
          : plain(500, 'The picture could not be made.');
      }
    },
    stop: queue.stop,
  };
}

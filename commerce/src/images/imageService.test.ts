import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordLog } from '../testing/recordLog.ts';
import { createImageService, type ImageService } from './createImageService.ts';
import { openPictureCache } from './pictureCache.ts';
import type { FoundPicture } from './pictureSource.ts';

let folder: string;
let requested: string[];
let images: ImageService;
const pictures = new Map<string, FoundPicture>();
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'solvik-images-'));
  const photo = await sharp({
    create: { width: 800, height: 1000, channels: 3, background: { r: 200, g: 150, b: 90 } },
  })
    .jpeg()
    .toBuffer();
  pictures.set('dress.jpg', { bytes: photo, version: '1', isFinal: true });
  pictures.set('soon.webp', {
    bytes: await sharp(photo).resize(80).webp().toBuffer(),
    version: '0',
    isFinal: false,
  });
  pictures.set('evil.png', {
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    version: '1',
    isFinal: true,
  });
  pictures.set('broken.jpg', { bytes: photo.subarray(0, 300), version: '1', isFinal: true });
  requested = [];
  images = createImageService({
    source: {
      find: async (name) => {
        requested.push(name);
        return pictures.get(name);
      },
    },
    cache: await openPictureCache({ folder, budget: 60_000, log: () => undefined }),
    log: recordLog(lines),
    isAvifPregenerated: false,
  });
});
afterAll(async () => {
  images.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  images.handle(new Request(`http://shop/images/${path}`, { headers }));
const facts = async (response: Response) =>
  sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe('the image service', () => {
  it('scales, keeps the aspect ratio, and makes the response cacheable', async () => {
    const response = await get('dress.jpg?width=320&format=webp&quality=75');
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/webp', 'nosniff']);
    expect(response.headers.get('cache-control')).toContain('max-age=604800');
    expect(await facts(response)).toMatchObject({ format: 'webp', width: 320, height: 400 });
  });

  it('crops to the requested aspect ratio', async () => {
    expect(await facts(await get('dress.jpg?width=320&height=320&format=jpeg'))).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 320,
    });
  });

  it.each([
    ['', [255, 255]],
    ['&focus=0,50', [255, 0]],
    ['&focus=100,50', [0, 255]],
    ['&focus=50,0', [255, 255]],
  ])('keeps the requested point in view: “%s”', async (focus, [red, blue]) => {
    const half = (background: string) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer();
    const wide = await sharp({
      create: { width: 800, height: 200, channels: 3, background: '#00f' },
    })
      .composite([
        { input: await half('#f00'), left: 0, top: 0 },
        { input: await half('#f00'), left: 200, top: 0 },
      ])
      .png()
      .toBuffer();
    pictures.set('wide.png', { bytes: wide, version: '1', isFinal: true });
    const made = sharp(
      Buffer.from(
        await (await get(`wide.png?width=160&height=160&format=png${focus}`)).arrayBuffer(),
      ),
    );
    expect(await made.metadata()).toMatchObject({ width: 160, height: 160 });
    const { channels } = await made.stats();
    expect([channels[0]?.max, channels[2]?.max]).toEqual([red, blue]);
  });

  it('applies the point to a rotated picture in its upright position', async () => {
    const rotated = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#00f' },
    })
      .composite([
        {
          input: { create: { width: 200, height: 200, channels: 3, background: '#f00' } },
          left: 0,
          top: 0,
        },
      ])
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    pictures.set('rotated.png', { bytes: rotated, version: '1', isFinal: true });
    const { channels } = await sharp(
      Buffer.from(
        await (await get('rotated.png?width=160&height=160&format=png&focus=50,0')).arrayBuffer(),
      ),
    ).stats();
    // The halves blend at their seam.
    expect([(channels[0]?.min ?? 0) > 200, (channels[2]?.max ?? 255) < 50]).toEqual([true, true]);
  });

  it('responds with a format that the browser accepts', async () => {
    expect(
      (await get('dress.jpg?width=160', { accept: 'image/webp' })).headers.get('content-type'),
    ).toBe('image/webp');
    const plain = await get('dress.jpg?width=160', { accept: 'image/png' });
    expect([plain.headers.get('content-type'), plain.headers.get('vary')]).toEqual([
      'image/jpeg',
      'Accept',
    ]);
  });

  it('does not send a picture again that the browser has cached', async () => {
    const tag = (await get('dress.jpg?width=80')).headers.get('etag') ?? '';
    expect((await get('dress.jpg?width=80', { 'if-none-match': tag })).status).toBe(304);
  });

  it('serves a placeholder for seconds and never caches it on disk', async () => {
    const before = (await readdir(folder)).length;
    const response = await get('soon.webp?width=640');
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=2',
    ]);
    expect(await readdir(folder)).toHaveLength(before);
  });

  it.each([
    ['..%2F..%2Fetc%2Fpasswd', 404],
    ['http:%2F%2Fevil.example%2Fa.jpg', 404],
    ['dress.svg', 404],
    ['unknown.jpg', 404],
    ['%E0%A4%A', 400],
    ['evil.png?width=320', 415],
    ['broken.jpg?width=320', 500],
  ])('%s is answered with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('keeps its cache on disk within the budget', async () => {
    for (const width of [160, 320, 480, 640, 768, 1024])
      await get(`dress.jpg?width=${width}&format=png`);
    const cache = await openPictureCache({ folder, budget: 1, log: () => undefined });
    await cache.write('new.webp', Buffer.alloc(10));
    expect(await readdir(folder)).toHaveLength(0);
  });

  it('generates a picture once for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => get('dress.jpg?width=768&format=webp&quality=85')),
    );
    expect(new Set(responses.map((response) => response.headers.get('etag'))).size).toBe(1);
    expect((await readdir(folder)).filter((name) => name.endsWith('.webp'))).toHaveLength(1);
  });
});

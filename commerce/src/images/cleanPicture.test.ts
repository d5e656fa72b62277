import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './cleanPicture.ts';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 180, g: 60, b: 40, alpha: 0.5 } } });

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is accepted as %s, whatever its name',
    async (format) => {
      expect(await cleanPicture(await plain(60, 80)[format]().toBuffer())).toMatchObject({
        ending: 'jpg',
        width: 60,
        height: 80,
      });
    },
  );

  it('keeps transparency', async () => {
    const cleaned = await cleanPicture(await plain(60, 80, 4).png().toBuffer());
    if (typeof cleaned === 'string') throw new Error(cleaned);
    expect(cleaned.ending).toBe('webp');
    expect((await sharp(cleaned.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('is rotated upright and stripped of location and camera data', async () => {
    const rotated = await plain(80, 60)
      .withExif({
        IFD0: { Make: 'Camera', Orientation: '6' },
        IFD3: { GPSLatitude: '59/1 19/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(rotated).metadata()).exif).toBeInstanceOf(Buffer);
    const cleaned = await cleanPicture(rotated);
    if (typeof cleaned === 'string') throw new Error(cleaned);
    expect(cleaned).toMatchObject({ width: 60, height: 80 });
    const { exif, orientation, icc, xmp } = await sharp(cleaned.bytes).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is scaled down to the largest size a page shows', async () => {
    expect(await cleanPicture(await plain(6400, 1600).png().toBuffer())).toMatchObject({
      width: 3200,
      height: 800,
    });
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'an SVG',
      () =>
        Buffer.from(
          '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        ),
      'drawing',
    ],
    ['a GIF', () => plain(8, 8).gif().toBuffer(), 'kind'],
    ['a TIFF', () => plain(8, 8).tiff().toBuffer(), 'kind'],
    ['a page', () => Buffer.from('<!doctype html><p>Hello'), 'kind'],
    ['nothing', () => Buffer.alloc(0), 'kind'],
    [
      'half a picture',
      async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 300),
      'broken',
    ],
    [
      'a PNG by its first bytes alone',
      () => Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), Buffer.from('<svg/>')]),
      'broken',
    ],
    ['a giant', () => plain(7000, 6000).png().toBuffer(), 'pixels'],
  ])('%s is refused: %#', async (_what, bytes, fault) => {
    expect(await cleanPicture(await bytes())).toBe(fault);
  });
});

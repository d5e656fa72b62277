import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './cleanPicture.ts';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 180, g: 60, b: 40, alpha: 0.5 } } });

describe('a picture from elsewhere', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken in as %s, whatever it is called',
    async (format) => {
      expect(await cleanPicture(await plain(60, 80)[format]().toBuffer())).toMatchObject({
        ending: 'jpg',
        width: 60,
        height: 80,
      });
    },
  );

  it('keeps what can be seen through', async () => {
    const kept = await cleanPicture(await plain(60, 80, 4).png().toBuffer());
    if (typeof kept === 'string') throw new Error(kept);
    expect(kept.ending).toBe('webp');
    expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('stands upright and tells nothing of where and with what it was taken', async () => {
    const lying = await plain(80, 60)
      .withExif({
        IFD0: { Make: 'Camera', Orientation: '6' },
        IFD3: { GPSLatitude: '59/1 19/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const kept = await cleanPicture(lying);
    if (typeof kept === 'string') throw new Error(kept);
    expect(kept).toMatchObject({ width: 60, height: 80 });
    const { exif, orientation, icc, xmp } = await sharp(kept.bytes).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is made no larger than a page can need', async () => {
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
  ])('%s is none: %#', async (_what, bytes, fault) => {
    expect(await cleanPicture(await bytes())).toBe(fault);
  });
});

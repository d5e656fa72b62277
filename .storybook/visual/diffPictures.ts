import sharp from 'sharp';

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const red = [214, 0, 51] as const;

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const at = ({ width, height }: Pixels, x: number, y: number): number | undefined =>
  x < width && y < height ? (y * width + x) * 4 : undefined;

function isEqual(before: Pixels, after: Pixels, x: number, y: number): boolean {
  const [old, current] = [at(before, x, y), at(after, x, y)];
  if (old === undefined || current === undefined) return old === current;
  return [0, 1, 2].every((band) => before.data[old + band] === after.data[current + band]);
}

/**
 * Draws the pixels that differ in red over a faint copy of the new picture; where one picture is
 * larger, the rest counts as different. Takes PNG files and returns one, with the count of
 * different pixels.
 */
export async function diffPictures(
  old: Buffer,
  current: Buffer,
): Promise<{ readonly png: Buffer; readonly different: number }> {
  const [before, after] = [await pixelsOf(old), await pixelsOf(current)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const out = Buffer.alloc(width * height * 3);
  let different = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 3;
      if (isEqual(before, after, x, y)) {
        const from = at(after, x, y) ?? 0;
        for (let band = 0; band < 3; band += 1)
          out[to + band] = 205 + Math.round((after.data[from + band] ?? 255) / 5.1);
      } else {
        different += 1;
        out.set(red, to);
      }
    }
  const png = await sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { png, different };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { generateThumbnails } from './thumbnails.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const hash = 'a1b2c3d4e5f60718a1b2c3d4e5f60718';
const other = 'ffffffffe5f60718a1b2c3d4e5f60718';

/** A project with photographs of these lines, each a tall picture with a red top. */
async function project(lines: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'solvik-thumbnails-'));
  folders.push(root);
  const baselines = join(root, 'baselines');
  mkdirSync(join(baselines, 'pictures'), { recursive: true });
  writeFileSync(join(baselines, 'photographs.txt'), lines.map((line) => `${line}\n`).join(''));
  const blue = sharp({ create: { width: 960, height: 3000, channels: 3, background: '#0000ff' } });
  const red = await sharp({
    create: { width: 960, height: 640, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const fileOf = (name: string) => join(baselines, 'pictures', `${name}.avif`);
  await blue
    .composite([{ input: red, top: 0, left: 0 }])
    .avif({ effort: 0 })
    .toFile(fileOf(hash));
  const photograph = async (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
      .avif({ effort: 0 })
      .toFile(fileOf(name));
  await photograph(other, 390, 300);
  const draw = async () => {
    for (const { path, draw: bytes } of (await generateThumbnails({ root, baselines })).pictures) {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), await bytes());
    }
  };
  return { root, draw, photograph, generate: () => generateThumbnails({ root, baselines }) };
}

const path = 'storefront/public/workbench/widgets/banner-tile.a1b2c3d4.webp';
const line = `widgets-banner--tile se 1280 ${hash}`;

it('has no pictures before any photograph is accepted', async () => {
  const { files, pictures } = await (await project([])).generate();
  expect([files[0]?.text.endsWith('= {};\n'), pictures]).toEqual([true, []]);
});

it('takes the widest Swedish photograph of an example’s story, and no other story', async () => {
  const { generate } = await project([
    `widgets-banner--tile se 390 ${other}`,
    line,
    `widgets-banner--tile fi 1440 ${other}`,
    `components-button--default se 1280 ${other}`,
  ]);
  const { pictures, files } = await generate();
  expect(pictures.map((picture) => picture.path)).toEqual([path]);
  expect(files[0]?.text).toContain("'banner/Tile': '/workbench/widgets/banner-tile.a1b2c3d4.webp'");
});

it.each([
  ['the phone’s where the wide one is a strip', 200, other],
  ['the wide one where it fills half the height', 430, hash],
])('takes %s', async (_which, height, taken) => {
  const { photograph, generate } = await project([line, `widgets-banner--tile se 390 ${other}`]);
  await photograph(hash, 1280, height);
  expect((await generate()).pictures.map((picture) => picture.path)).toEqual([
    path.replace('a1b2c3d4', taken.slice(0, 8)),
  ]);
});

it('shows the top of a tall photograph, small', async () => {
  const [picture] = (await (await project([line])).generate()).pictures;
  const { data, info } = await sharp(await picture?.draw())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.format, info.width, info.height]).toEqual(['raw', 480, 320]);
  expect(data.at(0)).toBeGreaterThan(200);
  expect(data.at(-1)).toBeLessThan(60);
});

it('shows the whole width of a low photograph, with as little above it as below', async () => {
  const { photograph, generate } = await project([line]);
  await photograph(hash, 1280, 200);
  const [picture] = (await generate()).pictures;
  const { data, info } = await sharp(await picture?.draw())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (row: number) => data.at((row * info.width + info.width - 1) * 4 + 3);
  expect([info.width, info.height, alphaAt(0), alphaAt(160), alphaAt(319)]).toEqual([
    480, 320, 0, 255, 0,
  ]);
});

it('draws a picture once, and anew when the photograph is another', async () => {
  const { root, draw, generate } = await project([line]);
  await draw();
  const drawn = await generate();
  expect([drawn.pictures, drawn.stale]).toEqual([[], []]);
  writeFileSync(
    join(root, 'baselines', 'photographs.txt'),
    `widgets-banner--tile se 1280 ${other}\n`,
  );
  const { pictures, stale } = await generate();
  expect([pictures.length, stale]).toEqual([1, [path]]);
});

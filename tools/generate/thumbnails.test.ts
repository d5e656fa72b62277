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

const wide = 'a1b2c3d4e5f60718a1b2c3d4e5f60718';
const narrow = 'ffffffffe5f60718a1b2c3d4e5f60718';

type Hashes = Readonly<Record<string, string>>;

const ground = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } });

/** A project with these accepted photographs; the wide one is a tall picture with a red top. */
async function project(accepted: Hashes) {
  const root = mkdtempSync(join(tmpdir(), 'solvik-thumbnails-'));
  folders.push(root);
  const red = await sharp({
    create: { width: 960, height: 640, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const photographs = new Map([
    [
      wide,
      await ground(960, 3000)
        .composite([{ input: red, top: 0, left: 0 }])
        .png()
        .toBuffer(),
    ],
    [narrow, await ground(390, 300).png().toBuffer()],
  ]);
  const generate = (now: Hashes = accepted) =>
    generateThumbnails({
      root,
      accepted: new Map(Object.entries(now)),
      read: async (hash) => photographs.get(hash),
    });
  const draw = async () => {
    for (const { path, draw: bytes } of generate().pictures) {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), await bytes());
    }
  };
  return { root, draw, generate, photographs };
}

const tile = 'widgets-banner--tile';
const path = /^storefront\/public\/workbench\/widgets\/banner-tile\.[\da-f]{8}\.webp$/;
const sizeOf = async (picture: Buffer | undefined) => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

it('has no pictures before the first photograph is accepted', async () => {
  const { files, pictures } = (await project({})).generate();
  expect([files[0]?.text.endsWith('= {};\n'), pictures]).toEqual([true, []]);
});

it('has a picture of an example’s story in Swedish, and of no other story', async () => {
  const { generate } = await project({
    [`${tile} se 1280`]: wide,
    [`${tile} fi 1440`]: narrow,
    'components-button--default se 1280': narrow,
  });
  const { pictures, files } = generate();
  expect(pictures.map((picture) => picture.path)).toEqual([expect.stringMatching(path)]);
  expect(files[0]?.text).toMatch(
    /'banner\/Tile': '\/workbench\/widgets\/banner-tile\.[\da-f]{8}\.webp'/,
  );
  const { data } = await sizeOf(await pictures[0]?.draw());
  expect(data.at(0), 'red, as the top of the Swedish one is').toBeGreaterThan(200);
});

it.each([
  ['the phone’s if the wide one is very low', 200, [0, 255]],
  ['the wide one where it fills half the height', 430, [255, 255]],
])('takes %s', async (_which, height, corner) => {
  const { photographs, generate } = await project({
    [`${tile} se 1280`]: wide,
    [`${tile} se 390`]: narrow,
  });
  photographs.set(
    wide,
    await sharp({ create: { width: 1280, height, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer(),
  );
  const { data } = await sizeOf(await generate().pictures[0]?.draw());
  const middle = (160 * 480 + 240) * 4;
  expect([(data.at(middle) ?? 0) > 200 ? 255 : 0, data.at(middle + 3)]).toEqual(corner);
});

it('shows the top of a tall photograph, small', async () => {
  const [picture] = (await project({ [`${tile} se 1280`]: wide })).generate().pictures;
  const { data, width, height } = await sizeOf(await picture?.draw());
  expect([width, height]).toEqual([480, 320]);
  expect(data.at(0)).toBeGreaterThan(200);
  expect(data.at(-2), 'no blue yet').toBeLessThan(60);
});

it('shows the whole width of a low photograph, centred vertically', async () => {
  const { photographs, generate } = await project({ [`${tile} se 1280`]: wide });
  photographs.set(wide, await ground(1280, 200).png().toBuffer());
  const { data, width, height } = await sizeOf(await generate().pictures[0]?.draw());
  const alphaAt = (row: number) => data.at((row * width + width - 1) * 4 + 3);
  expect([width, height, alphaAt(0), alphaAt(160), alphaAt(319)]).toEqual([480, 320, 0, 255, 0]);
});

it('crops a picture once, and again if a photograph of its story changes', async () => {
  const accepted = { [`${tile} se 1280`]: wide, [`${tile} se 390`]: narrow };
  const { draw, generate } = await project(accepted);
  await draw();
  const drawn = generate();
  expect([drawn.pictures, drawn.stale]).toEqual([[], []]);
  for (const width of [1280, 390]) {
    const { pictures, stale } = generate({
      ...accepted,
      [`${tile} se ${String(width)}`]: 'b'.repeat(32),
    });
    expect([pictures.length, stale]).toEqual([1, [expect.stringMatching(path)]]);
  }
});

it('is checked without photographs, and names the run that cropping needs', async () => {
  const { draw, generate, photographs } = await project({ [`${tile} se 1280`]: wide });
  await draw();
  photographs.clear();
  expect(generate().pictures).toEqual([]);
  const [picture] = generate({ [`${tile} se 1280`]: narrow }).pictures;
  await expect(picture?.draw()).rejects.toThrow(`npm run visual -- ${tile}`);
});

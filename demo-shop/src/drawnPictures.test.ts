import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentPictureFiles } from './demoPictures.ts';
import { createDrawnPictures } from './drawnPictures.ts';
import type { PictureStudio } from './pictures/createPictureStudio.ts';
import type { PictureJob } from './pictures/pictureJob.ts';

let folder: string;
let drawn: PictureJob[];

/** A studio that draws nothing but records its jobs. */
function paperStudio(): PictureStudio {
  return {
    draw: async (job) => {
      drawn.push(job);
      return {
        width: job.order.width,
        height: job.order.width,
        format: 'webp',
        data: Buffer.from(job.key),
      };
    },
    load: () => ({ drawing: 0, waiting: 0 }),
    close: async () => undefined,
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'solvik-drawn-'));
  drawn = [];
});
afterEach(() => rm(folder, { recursive: true }));

const [file = '', other = ''] = contentPictureFiles;
const open = (width?: number, openAheadStudio = paperStudio) =>
  createDrawnPictures({
    folder,
    log: () => undefined,
    ...(width && { width }),
    studio: paperStudio(),
    quickStudio: paperStudio(),
    thumbnailStudio: paperStudio(),
    openAheadStudio,
  });

const whole = (...files: readonly string[]) => ({ thumbnails: [], whole: files });

it('draws once and returns the full picture where that is as quick', async () => {
  const { source } = open(400);
  expect([await source.find(file, 320), await source.find(file, 1600)]).toMatchObject([
    { isFinal: true },
    { isFinal: true },
  ]);
  expect(new Set(drawn.map(({ order, key }) => `${key} ${String(order.width)}`))).toEqual(
    new Set([`${file} whole 400`]),
  );
});

it('returns a small picture at once and stores the full one when it is drawn', async () => {
  const found = await open().source.find(file, 320);
  expect(found).toMatchObject({ isFinal: false });
  await expect.poll(() => readdir(folder)).toEqual([file]);
  expect(drawn.map(({ order }) => order.width).toSorted((a, b) => a - b)).toEqual([400, 1600]);
});

it('returns a thumbnail while another small picture is drawn, then the small one', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  const paper = paperStudio();
  let drawing = 0;
  const busyStudio: PictureStudio = {
    ...paper,
    async draw(job) {
      drawing += 1;
      await isReleased;
      drawing -= 1;
      return paper.draw(job);
    },
    load: () => ({ drawing, waiting: 0 }),
  };
  const { source } = createDrawnPictures({
    folder,
    log: () => undefined,
    studio: paperStudio(),
    quickStudio: busyStudio,
    thumbnailStudio: paperStudio(),
  });
  const first = source.find(file, 320);
  expect(await source.find(other, 320)).toMatchObject({
    bytes: Buffer.from(`${other} thumbnail`),
    isFinal: false,
  });
  release(undefined);
  expect(await first).toMatchObject({ bytes: Buffer.from(`${file} quick`), isFinal: false });
  await expect.poll(() => readdir(folder)).toHaveLength(2);
});

it('waits for the full picture at large widths', async () => {
  expect(await open().source.find(file, 1024)).toMatchObject({ isFinal: true });
  expect(drawn.map(({ order }) => order.width)).toEqual([1600]);
});

it('finds no files other than the demo shop’s', async () => {
  expect(await open().source.find('somebody-else.webp', 320)).toBeUndefined();
  expect(drawn).toEqual([]);
});

it('draws ahead only what is not stored yet', async () => {
  const pictures = open();
  await pictures.drawAhead(whole(file));
  await pictures.drawAhead(whole(file));
  expect(drawn).toHaveLength(1);
});

it('draws the thumbnails that are missing, which visitors then do not wait for', async () => {
  const pictures = open();
  await pictures.drawAhead(whole(file));
  await pictures.drawThumbnails([file, other]);
  await pictures.drawAhead({ thumbnails: [file, other], whole: [] });
  expect(drawn.map(({ key }) => key)).toEqual([`${file} ahead`, `${other} thumbnail`]);
});

it('draws thumbnails ahead before full pictures, behind all else', async () => {
  const isBehind: boolean[] = [];
  const behind = (): PictureStudio => {
    const paper = paperStudio();
    return {
      ...paper,
      draw: async (job) => {
        isBehind.push(true);
        return paper.draw(job);
      },
    };
  };
  await open(1600, behind).drawAhead({ thumbnails: [file, other], whole: [file] });
  expect(drawn.map(({ key }) => key)).toEqual([
    `${file} thumbnail`,
    `${other} thumbnail`,
    `${file} ahead`,
  ]);
  expect(isBehind).toHaveLength(3);
});

it('removes drawn pictures so that they are drawn again, but no merchant’s pictures', async () => {
  const pictures = open();
  await pictures.drawAhead(whole(file));
  await writeFile(join(folder, 'our-own-coat.webp'), 'photographed');
  await pictures.drawAnew();
  expect(await readdir(folder)).toEqual(['our-own-coat.webp']);
  await pictures.drawAhead(whole(file));
  expect(drawn).toHaveLength(2);
});

it('draws a thumbnail again when the full picture after it has been removed', async () => {
  const pictures = open();
  await pictures.drawThumbnails([file]);
  await pictures.drawAhead(whole(file));
  await pictures.drawAnew();
  await pictures.drawThumbnails([file]);
  expect(drawn.map(({ key }) => key)).toEqual([
    `${file} thumbnail`,
    `${file} ahead`,
    `${file} thumbnail`,
  ]);
});

it('draws nothing ahead during a request, and requested pictures at once', async () => {
  const pictures = open();
  pictures.pause();
  const ahead = pictures.drawAhead(whole(file));
  expect(await pictures.source.find(other, 1024)).toMatchObject({ isFinal: true });
  expect(drawn.map(({ key }) => key)).toEqual([`${other} whole`]);
  pictures.resume();
  await ahead;
  expect(drawn.map(({ key }) => key)).toEqual([`${other} whole`, `${file} ahead`]);
});

it('draws a requested picture at once while the same one is drawn ahead', async () => {
  const { promise: isBegun, resolve: begin } = Promise.withResolvers<undefined>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  const slowStudio = (): PictureStudio => {
    const paper = paperStudio();
    return {
      ...paper,
      async draw(job) {
        begin(undefined);
        await isReleased;
        return paper.draw(job);
      },
    };
  };
  const pictures = open(1600, slowStudio);
  const ahead = pictures.drawAhead(whole(file));
  await isBegun;
  expect(await pictures.source.find(file, 1024)).toMatchObject({ isFinal: true });
  release(undefined);
  await ahead;
  expect(await readdir(folder)).toEqual([file]);
});

it('stops drawing ahead when the shop closes, also during a request', async () => {
  const pictures = open();
  pictures.pause();
  const ahead = pictures.drawAhead(whole(file, other));
  await pictures.close();
  await ahead;
  expect(drawn).toEqual([]);
});

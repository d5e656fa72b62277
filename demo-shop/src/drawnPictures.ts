/**
 * The demo shop's pictures as a source of the image service: drawn on the first request and stored on
 * disk. Until then a quick small one takes its place, or a thumbnail while many are requested.
 */
import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundPicture, Log, PictureSource } from '@solvik/commerce';
import { demoPictureOf } from './demoPictures.ts';
import { createQuietGate } from './idleGate.ts';
import { createPictureStudio, type PictureStudio } from './pictures/createPictureStudio.ts';
import type { DrawnPicture, PictureOrder } from './pictures/pictureJob.ts';

export interface DrawnPictures {
  readonly source: PictureSource;
  /** Draws the thumbnails of these that are missing; resolves when all are drawn. */
  readonly drawThumbnails: (fileNames: readonly string[]) => Promise<void>;
  /**
   * Draws thumbnails, then full pictures, one by one and behind all else; full ones only while no
   * request is served. Leaves out what is there already.
   */
  readonly drawAhead: (files: FilesAhead) => Promise<void>;
  /**
   * Deletes the stored pictures of the demo shop, so that the current code draws them again; other
   * pictures stay.
   */
  readonly drawAnew: () => Promise<void>;
  /**
   * Starts no further picture ahead, because a request is being served. Each call is ended by one
   * `resume`.
   */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

/** File names, in the order they are drawn. */
export interface FilesAhead {
  readonly thumbnails: readonly string[];
  readonly whole: readonly string[];
}

export interface DrawnPicturesOptions {
  /** Where full pictures are stored; the image service reads them from there afterwards. */
  readonly folder: string;
  readonly log: Log;
  /** Width of a full picture in pixels; its cost grows with the square. */
  readonly width?: number;
  /** Draws the full ones, behind all else that the shop does. */
  readonly studio?: PictureStudio;
  /** Draws the small ones, so that they never wait for a full one that takes seconds. */
  readonly quickStudio?: PictureStudio;
  /** Draws thumbnails, so that no card of a list waits for the small pictures of the others. */
  readonly thumbnailStudio?: PictureStudio;
  /** Draws ahead at the lowest priority; opened on demand and closed afterwards. */
  readonly openAheadStudio?: () => PictureStudio;
}

const quickWidth = 400;
const usualWidth = 1600;
/**
 * Up to this width a quick picture is returned first; larger ones wait a little for the full one.
 */
const quickEnough = 480;
/**
 * Milliseconds; a browser opens six connections to a host, and a picture that held one for seconds
 * would delay the shopper's clicks.
 */
const patience = 300;
/** Some 15 ms to draw: a tenth of a quick picture. */
const thumbnailWidth = 80;

/** Milliseconds without a request after which the next picture is drawn ahead. */
const quietFor = 500;

const priorities = { requested: 20, soon: 10 } as const;

/** What is drawn in time; undefined otherwise. */
async function soon<Drawn>(drawing: Promise<Drawn>): Promise<Drawn | undefined> {
  const { promise: waited, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patience);
  return Promise.race([drawing, waited]).finally(() => clearTimeout(timer));
}

function orderOf(fileName: string, width: number): PictureOrder | undefined {
  const picture = demoPictureOf(fileName);
  return picture && { ...picture, width };
}

interface SmallDrawing {
  readonly priority?: number;
  /** Another than the size's own. */
  readonly studio?: PictureStudio;
}

export function createDrawnPictures({
  folder,
  log,
  width: fullWidth = usualWidth,
  studio = createPictureStudio({ isBackground: true }),
  quickStudio = createPictureStudio({ workers: 1 }),
  thumbnailStudio = createPictureStudio({ workers: 1, isReady: true }),
  openAheadStudio = () => createPictureStudio({ workers: 1, isBackground: true }),
}: DrawnPicturesOptions): DrawnPictures {
  const gate = createQuietGate(quietFor);
  const aheadStudios = new Set<PictureStudio>();
  // A full picture that is as quick to draw needs no substitute.
  const isQuick = fullWidth <= quickWidth;
  const quick = new Map<string, Buffer>();
  const thumbnails = new Map<string, Buffer>();
  const whole = new Map<string, Promise<Buffer>>();
  let isClosed = false;

  async function isStored(fileName: string): Promise<boolean> {
    return access(join(folder, fileName)).then(
      () => true,
      () => false,
    );
  }

  async function drawAndStore(fileName: string, drawing: Promise<DrawnPicture>): Promise<Buffer> {
    const { data } = await drawing;
    await mkdir(folder, { recursive: true });
    // Renamed when complete, so that no reader gets half a picture.
    const unfinished = join(folder, `.${fileName}.${randomUUID()}`);
    await writeFile(unfinished, data);
    await rename(unfinished, join(folder, fileName));
    quick.delete(fileName);
    thumbnails.delete(fileName);
    return data;
  }

  async function drawWhole(fileName: string, priority: number): Promise<Buffer | undefined> {
    const order = orderOf(fileName, fullWidth);
    if (!order) return undefined;
    // A repeated request only raises the priority in the studio; the picture is stored once.
    const drawing = studio.draw({ key: `${fileName} whole`, order, priority });
    const known = whole.get(fileName);
    if (known) {
      drawing.catch(() => undefined);
      return known;
    }
    gate.pause();
    const stored = drawAndStore(fileName, drawing).finally(() => {
      whole.delete(fileName);
      gate.resume();
    });
    whole.set(fileName, stored);
    return stored;
  }

  /**
   * A shopper who requests the same picture meanwhile does not wait for this one: the studio draws
   * it at once.
   */
  async function drawNextAhead(fileName: string, aheadStudio: PictureStudio): Promise<void> {
    await gate.untilQuiet();
    const order = orderOf(fileName, fullWidth);
    if (isClosed || !order || whole.has(fileName) || (await isStored(fileName))) return;
    await drawAndStore(fileName, aheadStudio.draw({ key: `${fileName} ahead`, order }));
  }

  const logFault = (error: unknown) => {
    if (!isClosed) log('warn', 'A picture was not drawn.', { error });
  };
  const inBackground = (work: Promise<unknown>) => void work.catch(logFault);

  const smallSizes = {
    quick: { width: quickWidth, studio: quickStudio, cache: quick, maxCached: 400 },
    // Some 1 kB each: those of all first pictures of lists fit.
    thumbnail: {
      width: thumbnailWidth,
      studio: thumbnailStudio,
      cache: thumbnails,
      maxCached: 4000,
    },
  } as const;

  async function drawSmall(
    fileName: string,
    size: keyof typeof smallSizes,
    { priority = 0, studio: own = smallSizes[size].studio }: SmallDrawing = {},
  ): Promise<FoundPicture | undefined> {
    const { width, cache, maxCached } = smallSizes[size];
    const found = (bytes: Buffer): FoundPicture => ({ bytes, version: size, isFinal: false });
    const known = cache.get(fileName);
    if (known) return found(known);
    const order = orderOf(fileName, width);
    if (!order) return undefined;
    const { data } = await own.draw({ key: `${fileName} ${size}`, order, priority });
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
    cache.set(fileName, data);
    return found(data);
  }

  async function drawMissingThumbnail(fileName: string, own?: PictureStudio): Promise<void> {
    if (isQuick || (await isStored(fileName))) return;
    await drawSmall(fileName, 'thumbnail', own && { studio: own }).catch(logFault);
  }

  const finalPicture = (bytes: Buffer | undefined): FoundPicture | undefined =>
    bytes && { bytes, version: 'whole', isFinal: true };

  /** The quick picture, or the thumbnail: a queue of quick ones would hold connections. */
  async function findSmall(fileName: string): Promise<FoundPicture | undefined> {
    const isIdle = quickStudio.load().drawing === 0;
    const drawing = drawSmall(fileName, 'quick');
    const found = isIdle || quick.has(fileName) ? await soon(drawing) : undefined;
    if (found) return found;
    inBackground(drawing);
    return drawSmall(fileName, 'thumbnail', { priority: priorities.requested });
  }

  async function find(fileName: string, width: number): Promise<FoundPicture | undefined> {
    if (!orderOf(fileName, quickWidth)) return undefined;
    if (width <= quickEnough && !isQuick) {
      inBackground(drawWhole(fileName, priorities.soon));
      return findSmall(fileName);
    }
    const drawing = drawWhole(fileName, priorities.requested);
    if (isQuick) return finalPicture(await drawing);
    const bytes = await soon(drawing);
    if (bytes) return finalPicture(bytes);
    inBackground(drawing);
    return findSmall(fileName);
  }

  return {
    source: {
      async find(fileName, width) {
        gate.pause();
        try {
          return await find(fileName, width);
        } finally {
          gate.resume();
        }
      },
    },
    async drawThumbnails(fileNames) {
      await Promise.all(fileNames.map((fileName) => drawMissingThumbnail(fileName)));
    },
    async drawAhead({ thumbnails: small, whole: full }) {
      const aheadStudio = openAheadStudio();
      aheadStudios.add(aheadStudio);
      for (const fileName of small)
        if (!isClosed) await drawMissingThumbnail(fileName, aheadStudio);
      for (const fileName of full)
        if (!isClosed) await drawNextAhead(fileName, aheadStudio).catch(logFault);
      aheadStudios.delete(aheadStudio);
      await aheadStudio.close();
    },
    async drawAnew() {
      const stored = await readdir(folder).catch(() => []);
      await Promise.all(
        stored
          .filter((fileName) => demoPictureOf(fileName))
          .map((fileName) => rm(join(folder, fileName), { force: true })),
      );
    },
    pause: gate.pause,
    resume: gate.resume,
    close: async () => {
      isClosed = true;
      gate.close();
      await Promise.all(
        [studio, quickStudio, thumbnailStudio, ...aheadStudios].map((each) => each.close()),
      );
    },
  };
}

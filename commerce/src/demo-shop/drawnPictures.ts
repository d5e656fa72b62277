/** The demo shop's pictures as a source of the image service: drawn when first asked for, a quick small one before, then kept on disk. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { FoundPicture, PictureSource } from '../images/pictureSource.ts';
import { demoPictureOf } from './demoPictures.ts';
import { createQuietGate } from './quietGate.ts';
import { groundColour } from './pictures/groundColour.ts';
import sharp from 'sharp';
import { createPictureStudio, type PictureStudio } from './pictures/createPictureStudio.ts';
import type { DrawnPicture, PictureOrder } from './pictures/pictureJob.ts';

export interface DrawnPictures {
  readonly source: PictureSource;
  /** Draws these one by one while nobody is served; what is on disk already is left as it is. */
  readonly drawAhead: (fileNames: readonly string[]) => Promise<void>;
  /** Takes away what is kept of the demo shop, so that it is drawn as it is drawn now; other pictures stay. */
  readonly drawAnew: () => Promise<void>;
  /** Somebody is being served from now on: no further picture is begun ahead. Each call is ended by one `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export interface DrawnPicturesOptions {
  /** Where whole pictures are kept; the image service reads them from there afterwards. */
  readonly folder: string;
  readonly log: Log;
  /** How wide a whole picture is drawn, in pixels; its cost grows with the square. */
  readonly width?: number;
  readonly studio?: PictureStudio;
  /** Draws the small ones, so that they never wait behind a whole one that takes seconds. */
  readonly quickStudio?: PictureStudio;
  /** Draws ahead, behind everything else that the machine does; opened when it is needed and closed afterwards. */
  readonly openAheadStudio?: () => PictureStudio;
}

const quickWidth = 400;
const usualWidth = 1600;
/** Up to this width a quick picture stands in; larger ones wait a little for the whole one. */
const quickEnough = 480;
/** A browser keeps six connections to a host: a picture that held one for seconds would hold up the shopper's own clicks. */
const patience = 300;
const quickKept = 400;
/** Quick pictures waiting beyond which a visitor is shown the bare sheet first. */
const longestQueue = 3;

let sheet: Promise<Buffer> | undefined;

/** The ground that every product lies on, with nothing on it. */
function bareSheet(): Promise<Buffer> {
  sheet ??= sharp({
    create: { width: 80, height: 100, channels: 3, background: groundColour.paper },
  })
    .webp()
    .toBuffer();
  return sheet;
}

/** Milliseconds without anybody to serve after which the next picture is drawn ahead. */
const quietFor = 500;

const priorities = { quick: 30, wanted: 20, soon: 10 } as const;

function orderOf(fileName: string, width: number): PictureOrder | undefined {
  const picture = demoPictureOf(fileName);
  return picture && { ...picture, width };
}

export function createDrawnPictures({
  folder,
  log,
  width: fullWidth = usualWidth,
  studio = createPictureStudio(),
  quickStudio = createPictureStudio({ workers: 1 }),
  openAheadStudio = () => createPictureStudio({ workers: 1, isBackground: true }),
}: DrawnPicturesOptions): DrawnPictures {
  const gate = createQuietGate(quietFor);
  const aheadStudios = new Set<PictureStudio>();
  // Nobody needs a stand-in for what is as quick itself.
  const isQuick = fullWidth <= quickWidth;
  const quick = new Map<string, Buffer>();
  const whole = new Map<string, Promise<Buffer>>();
  let isClosed = false;

  async function isKept(fileName: string): Promise<boolean> {
    return access(join(folder, fileName)).then(
      () => true,
      () => false,
    );
  }

  async function drawAndKeep(fileName: string, drawing: Promise<DrawnPicture>): Promise<Buffer> {
    const { data } = await drawing;
    await mkdir(folder, { recursive: true });
    // Renamed into place, so that nobody reads half a picture.
    const unfinished = join(folder, `.${fileName}.${randomUUID()}`);
    await writeFile(unfinished, data);
    await rename(unfinished, join(folder, fileName));
    quick.delete(fileName);
    return data;
  }

  async function drawWhole(fileName: string, priority: number): Promise<Buffer | undefined> {
    const order = orderOf(fileName, fullWidth);
    if (!order) return undefined;
    // Asked for again, the studio only raises its priority; it is kept once.
    const drawing = studio.draw({ key: `${fileName} whole`, order, priority });
    const known = whole.get(fileName);
    if (known) {
      drawing.catch(() => undefined);
      return known;
    }
    gate.pause();
    const kept = drawAndKeep(fileName, drawing).finally(() => {
      whole.delete(fileName);
      gate.resume();
    });
    whole.set(fileName, kept);
    return kept;
  }

  /** A shopper who wants the same picture meanwhile does not wait for this one: the studio draws it at once. */
  async function drawNextAhead(fileName: string, aheadStudio: PictureStudio): Promise<void> {
    await gate.untilQuiet();
    const order = orderOf(fileName, fullWidth);
    if (isClosed || !order || whole.has(fileName) || (await isKept(fileName))) return;
    await drawAndKeep(fileName, aheadStudio.draw({ key: `${fileName} ahead`, order }));
  }

  const logFault = (error: unknown) => {
    if (!isClosed) log('warn', 'A picture was not drawn.', { error });
  };
  const inBackground = (work: Promise<unknown>) => void work.catch(logFault);

  async function drawQuick(fileName: string): Promise<Buffer | undefined> {
    const known = quick.get(fileName);
    if (known) return known;
    const order = orderOf(fileName, quickWidth);
    if (!order) return undefined;
    const { data } = await quickStudio.draw({
      key: `${fileName} quick`,
      order,
      priority: priorities.quick,
    });
    if (quick.size >= quickKept) quick.delete(quick.keys().next().value ?? '');
    quick.set(fileName, data);
    return data;
  }

  const wholePicture = (bytes: Buffer | undefined): FoundPicture | undefined =>
    bytes && { bytes, version: 'whole', isFinal: true };
  const standIn = (bytes: Buffer | undefined): FoundPicture | undefined =>
    bytes && { bytes, version: 'quick', isFinal: false };

  /** The quick picture, or the bare sheet when too many are asked for at once: no connection is held for a queue. */
  async function findQuick(fileName: string): Promise<FoundPicture | undefined> {
    if (quick.has(fileName) || quickStudio.load().waiting < longestQueue)
      return standIn(await drawQuick(fileName));
    inBackground(drawQuick(fileName));
    return standIn(await bareSheet());
  }

  async function find(fileName: string, width: number): Promise<FoundPicture | undefined> {
    if (!orderOf(fileName, quickWidth)) return undefined;
    if (width <= quickEnough && !isQuick) {
      inBackground(drawWhole(fileName, priorities.soon));
      return findQuick(fileName);
    }
    const drawing = drawWhole(fileName, priorities.wanted);
    if (isQuick) return wholePicture(await drawing);
    const { promise: waited, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), patience);
    const bytes = await Promise.race([drawing, waited]).finally(() => clearTimeout(timer));
    if (bytes) return wholePicture(bytes);
    inBackground(drawing);
    return findQuick(fileName);
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
    async drawAhead(fileNames) {
      const aheadStudio = openAheadStudio();
      aheadStudios.add(aheadStudio);
      for (const fileName of fileNames) {
        if (isClosed) break;
        await drawNextAhead(fileName, aheadStudio).catch(logFault);
      }
      aheadStudios.delete(aheadStudio);
      await aheadStudio.close();
    },
    async drawAnew() {
      const kept = await readdir(folder).catch(() => []);
      await Promise.all(
        kept
          .filter((fileName) => demoPictureOf(fileName))
          .map((fileName) => rm(join(folder, fileName), { force: true })),
      );
    },
    pause: gate.pause,
    resume: gate.resume,
    close: async () => {
      isClosed = true;
      gate.close();
      await Promise.all([studio, quickStudio, ...aheadStudios].map((each) => each.close()));
    },
  };
}

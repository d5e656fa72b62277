/** The media library: pictures that editors bring, with their words and the point that stays in view. Whether an editor may is asked here, once. */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Editor,
  type MediaAction,
  type MediaDescribedAnswer,
  type MediaDescription,
  type MediaKeptAnswer,
  type MediaListAnswer,
  mediaPageSize,
  type MediaReadAnswer,
  type MediaRefusal,
  type MediaRemovedAnswer,
  type MediaSearch,
  type MediaUse,
  type MediaUses,
  whyNotDo,
  whyNotMedia,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { lockContent } from '../catalogue/writing/writeContent.ts';
import { adoptContent } from '../content/desk/adoptContent.ts';
import { inTransaction, type Queries, run } from '../database/database.ts';
import { cleanPicture, type PictureFault } from '../images/cleanPicture.ts';
import { createPictureQueue } from '../images/pictureQueue.ts';
import { writePicture } from '../images/writePicture.ts';
import type { Shop } from '../shop.ts';
import { adoptPictures } from './adoptPictures.ts';
import { findUses, isRemembered } from './findUses.ts';
import { isLibraryFile, libraryFile } from './libraryFile.ts';
import {
  addPicture,
  lockPicture,
  type MediaRow,
  readPicture,
  searchPictures,
  viewPicture,
  writeDescription,
} from './mediaRows.ts';

export interface MediaLibrary {
  readonly list: (editor: Editor, search: MediaSearch) => Promise<MediaListAnswer>;
  /** Takes a picture in under the name it was sent with. */
  readonly keep: (
    editor: Editor,
    upload: { readonly name: string; readonly bytes: Buffer },
  ) => Promise<MediaKeptAnswer>;
  readonly read: (editor: Editor, file: string) => Promise<MediaReadAnswer>;
  readonly describe: (
    editor: Editor,
    file: string,
    description: MediaDescription,
  ) => Promise<MediaDescribedAnswer>;
  readonly remove: (editor: Editor, file: string) => Promise<MediaRemovedAnswer>;
}

export interface MediaLibraryOptions {
  readonly shop: Pick<Shop, 'database' | 'clock' | 'log'>;
  /** Where the image service finds pictures. */
  readonly folder: string;
}

const faults: Readonly<Record<PictureFault, MediaRefusal['code']>> = {
  drawing: 'picture-drawing',
  kind: 'picture-kind',
  broken: 'picture-broken',
  pixels: 'picture-pixels',
};

async function may<T>(
  editor: Editor,
  action: MediaAction,
  answer: () => Promise<T>,
): Promise<T | MediaRefusal> {
  const code = whyNotMedia(editor, action);
  return code ? { kind: 'refused', code } : answer();
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );

const unknown: MediaRefusal = { kind: 'refused', code: 'unknown' };

/** Names of pages that a session does not reach are not told, but that there are some is. */
function reachedBy(editor: Editor, uses: readonly MediaUse[]): MediaUses {
  const reached = uses.filter(({ content }) => whyNotDo(editor, 'read', content) === undefined);
  return { uses: reached, elsewhere: uses.length - reached.length };
}

function described(
  { alt, focal_point }: MediaRow,
  changes: MediaDescription,
): Parameters<typeof writeDescription>[2] {
  const words = { ...alt, ...changes.alt };
  return {
    alt: Object.fromEntries(
      Object.entries(words).flatMap(([language, text]) =>
        typeof text === 'string' ? [[language, text.trim()]] : [],
      ),
    ),
    focalPoint: changes.focalPoint === undefined ? focal_point : changes.focalPoint,
  };
}

export function createMediaLibrary({ shop, folder }: MediaLibraryOptions): MediaLibrary {
  const { database, clock, log } = shop;
  const { handle } = database;
  // Decoding takes memory: two at a time, whoever asks.
  const queue = createPictureQueue(log);

  async function adopted<T>(answer: () => Promise<T>): Promise<T> {
    await adoptContent(shop);
    await adoptPictures(shop);
    return answer();
  }

  /**
   * The file is written and taken away while its row is locked, so that one who brings a picture and one who removes the
   * same at that moment come after each other, on whichever node. A file that is left behind by a fault is found again by
   * its name when the picture is brought anew.
   */
  async function keep(
    editor: Editor,
    { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  ): Promise<MediaKeptAnswer> {
    const made = await queue.make(crypto.randomUUID(), () => cleanPicture(bytes));
    if (typeof made === 'string') return { kind: 'refused', code: faults[made] };
    const file = libraryFile(made);
    const isNew = await inTransaction(database, async (transaction) => {
      const isAdded = await addPicture(transaction, {
        file,
        name,
        size: { width: made.width, height: made.height },
        at: new Date(clock()),
        by: editor.name,
      });
      const path = join(folder, file);
      if (isAdded || !(await isThere(path))) await writePicture(path, made.bytes);
      return isAdded;
    });
    const row = await readPicture(handle, file);
    return row ? { kind: 'kept', picture: viewPicture(row), isNew } : unknown;
  }

  async function takeAway(
    transaction: Queries,
    editor: Editor,
    file: string,
  ): Promise<MediaRemovedAnswer> {
    // Nobody publishes meanwhile: what is published next is checked against the library as it is then.
    await lockContent(transaction);
    if (!(await lockPicture(transaction, file))) return unknown;
    const uses = await findUses(transaction, file);
    if (uses.length > 0) return { kind: 'refused', code: 'in-use', used: reachedBy(editor, uses) };
    if (await isRemembered(transaction, file)) {
      // Older revisions may still be looked at and brought back.
      await run(
        transaction,
        sql`update media_pictures set removed_at = ${new Date(clock())} where file = ${file}`,
      );
      return { kind: 'done' };
    }
    await run(transaction, sql`delete from media_pictures where file = ${file}`);
    if (isLibraryFile(file)) await rm(join(folder, file), { force: true });
    return { kind: 'done' };
  }

  return {
    list: (editor, search) =>
      may<MediaListAnswer>(editor, 'read', () =>
        adopted(async () => {
          const { rows, total } = await searchPictures(handle, search);
          return {
            kind: 'media',
            pictures: rows.map(viewPicture),
            total,
            pages: Math.max(1, Math.ceil(total / mediaPageSize)),
          };
        }),
      ),
    keep: (editor, upload) => may<MediaKeptAnswer>(editor, 'upload', () => keep(editor, upload)),
    read: (editor, file) =>
      may<MediaReadAnswer>(editor, 'read', () =>
        adopted(async () => {
          const row = await readPicture(handle, file);
          return row
            ? {
                kind: 'picture',
                picture: viewPicture(row),
                ...reachedBy(editor, await findUses(handle, file)),
              }
            : unknown;
        }),
      ),
    describe: (editor, file, changes) =>
      may<MediaDescribedAnswer>(editor, 'describe', () =>
        inTransaction(database, async (transaction): Promise<MediaDescribedAnswer> => {
          const row = await lockPicture(transaction, file);
          if (!row) return unknown;
          const { alt, focalPoint } = described(row, changes);
          await writeDescription(transaction, row, { alt, focalPoint });
          return {
            kind: 'described',
            picture: viewPicture({ ...row, alt, focal_point: focalPoint }),
          };
        }),
      ),
    remove: (editor, file) =>
      may<MediaRemovedAnswer>(editor, 'remove', () =>
        adopted(() =>
          inTransaction(database, (transaction) => takeAway(transaction, editor, file)),
        ),
      ),
  };
}

/**
 * The media library: pictures that editors upload, with alternative texts and focal points. An
 * editor's permission is checked here, once.
 */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Editor,
  type MediaAction,
  type MediaDescribedResponse,
  type MediaDescription,
  type MediaStoredResponse,
  type MediaListResponse,
  mediaPageSize,
  type MediaReadResponse,
  type MediaRefusal,
  type MediaRemovedResponse,
  type MediaSearch,
  type MediaUse,
  type MediaUses,
  findDenial,
  findMediaDenial,
} from '@solvik/content-schema/editing';
import { lockContent } from '../content/writeContent.ts';
import { addImportedRevisions } from '../content/service/addImportedRevisions.ts';
import { inTransaction, type Queries } from '../database/database.ts';
import { cleanPicture, type PictureRejection } from '../images/cleanPicture.ts';
import { createPictureQueue } from '../images/pictureQueue.ts';
import { writePicture } from '../images/writePicture.ts';
import type { Runtime } from '../events/runtime.ts';
import { addReferencedPictures } from './addReferencedPictures.ts';
import { findUses, isInRevisions } from './findUses.ts';
import { isLibraryFile, libraryFile } from '../images/libraryFile.ts';
import {
  addPicture,
  lockPicture,
  type MediaRow,
  readPicture,
  searchPictures,
  setRemoved,
  viewPicture,
  writeDescription,
} from './mediaRows.ts';

export interface MediaLibrary {
  readonly list: (editor: Editor, search: MediaSearch) => Promise<MediaListResponse>;
  /** Stores a picture under the name it was uploaded with. */
  readonly store: (
    editor: Editor,
    upload: { readonly name: string; readonly bytes: Buffer },
  ) => Promise<MediaStoredResponse>;
  readonly read: (editor: Editor, file: string) => Promise<MediaReadResponse>;
  readonly describe: (
    editor: Editor,
    file: string,
    description: MediaDescription,
  ) => Promise<MediaDescribedResponse>;
  readonly remove: (editor: Editor, file: string) => Promise<MediaRemovedResponse>;
}

export interface MediaLibraryOptions {
  readonly shop: Pick<Runtime, 'database' | 'clock' | 'log'>;
  /** The folder that the image service reads. */
  readonly folder: string;
}

const faults: Readonly<Record<PictureRejection, MediaRefusal['code']>> = {
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
  const code = findMediaDenial(editor, action);
  return code ? { kind: 'refused', code } : answer();
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );

const unknown: MediaRefusal = { kind: 'refused', code: 'unknown' };

/** Pages outside the editor's scope are counted, but not named. */
function reachedBy(editor: Editor, uses: readonly MediaUse[]): MediaUses {
  const reached = uses.filter(({ content }) => findDenial(editor, 'read', content) === undefined);
  return { uses: reached, elsewhere: uses.length - reached.length };
}

function described(
  { alt, focalPoint }: MediaRow,
  changes: MediaDescription,
): Parameters<typeof writeDescription>[2] {
  const texts = { ...alt, ...changes.alt };
  return {
    alt: Object.fromEntries(
      Object.entries(texts).flatMap(([language, text]) =>
        typeof text === 'string' ? [[language, text.trim()]] : [],
      ),
    ),
    focalPoint: changes.focalPoint === undefined ? focalPoint : changes.focalPoint,
  };
}

export function createMediaLibrary({ shop, folder }: MediaLibraryOptions): MediaLibrary {
  const { database, clock, log } = shop;
  const { handle } = database;
  // Decoding takes memory: two at a time.
  const queue = createPictureQueue(log);

  async function adopted<T>(answer: () => Promise<T>): Promise<T> {
    await addImportedRevisions(shop);
    await addReferencedPictures(shop);
    return answer();
  }

  /**
   * The file is written and removed while its row is locked, so that a concurrent upload and removal
   * of the same picture are serialised across nodes. A file left behind by a fault is found by its
   * name when the picture is uploaded again.
   */
  async function store(
    editor: Editor,
    { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  ): Promise<MediaStoredResponse> {
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

  async function removePicture(
    transaction: Queries,
    editor: Editor,
    file: string,
  ): Promise<MediaRemovedResponse> {
    // Locks publishing: the next revision is checked against the library as it is afterwards.
    await lockContent(transaction);
    if (!(await lockPicture(transaction, file))) return unknown;
    const uses = await findUses(transaction, file);
    if (uses.length > 0) return { kind: 'refused', code: 'in-use', used: reachedBy(editor, uses) };
    if (await isInRevisions(transaction, file)) {
      // Older revisions may still be viewed and restored.
      await setRemoved(transaction, file, new Date(clock()));
      return { kind: 'done' };
    }
    await transaction.deleteFrom('mediaPictures').where('file', '=', file).execute();
    if (isLibraryFile(file)) await rm(join(folder, file), { force: true });
    return { kind: 'done' };
  }

  return {
    list: (editor, search) =>
      may<MediaListResponse>(editor, 'read', () =>
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
    store: (editor, upload) =>
      may<MediaStoredResponse>(editor, 'upload', () => store(editor, upload)),
    read: (editor, file) =>
      may<MediaReadResponse>(editor, 'read', () =>
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
      may<MediaDescribedResponse>(editor, 'describe', () =>
        inTransaction(database, async (transaction): Promise<MediaDescribedResponse> => {
          const row = await lockPicture(transaction, file);
          if (!row) return unknown;
          const { alt, focalPoint } = described(row, changes);
          await writeDescription(transaction, row, { alt, focalPoint });
          return { kind: 'described', picture: viewPicture({ ...row, alt, focalPoint }) };
        }),
      ),
    remove: (editor, file) =>
      may<MediaRemovedResponse>(editor, 'remove', () =>
        adopted(() =>
          inTransaction(database, (transaction) => removePicture(transaction, editor, file)),
        ),
      ),
  };
}

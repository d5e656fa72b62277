/**
 * Adds pictures that the content shows and the library lacks to the library, with their alternative
 * texts and focal points.
 */
import type { PointValue } from '@solvik/content-schema';
import {
  importAuthor,
  type ByLanguage,
  languages,
  type MenuDocument,
  type PageDocument,
} from '@solvik/content-schema/editing';
import { type Expression, sql } from 'kysely';
import { newestRevisions } from '../content/newestRevisions.ts';
import { inTransaction, type Queries } from '../database/database.ts';
import type { Runtime } from '../events/runtime.ts';
import { isLibraryFile } from '../images/libraryFile.ts';
import { addPicture, setRemoved } from './mediaRows.ts';
import { type NamedPicture, picturesNamedIn } from '../images/pictureUses.ts';

const isPoint = (value: unknown): value is PointValue =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  [value.x, value.y].every((part) => typeof part === 'number' && part >= 0 && part <= 1);

function wordsOf(alt: unknown): ByLanguage<string> {
  const held: Readonly<Record<string, unknown>> =
    typeof alt === 'object' && alt !== null ? { ...alt } : {};
  return Object.fromEntries(
    languages.flatMap((language) =>
      typeof held[language] === 'string' ? [[language, held[language]]] : [],
    ),
  );
}

function pictureName({ file, value }: NamedPicture) {
  return {
    file,
    name: file,
    alt: wordsOf(value?.alt),
    focalPoint: isPoint(value?.focalPoint)
      ? { x: value.focalPoint.x, y: value.focalPoint.y }
      : undefined,
  };
}

/** Files named anywhere in a document, as JSON values. */
const filesIn = (document: Expression<PageDocument | MenuDocument>) =>
  sql<{ file: unknown }>`jsonb_path_query(${document}, '$.**.file')`.as<'named'>(sql`named(file)`);

/** The newest revisions of pages that name a picture which the library does not list. */
const readNaming = (queries: Queries) =>
  newestRevisions(queries)
    .select('r.document')
    .where('s.kind', '=', 'page')
    .where(({ exists, ref, selectFrom }) =>
      exists(
        selectFrom(filesIn(ref('r.document')))
          .leftJoin('mediaPictures as m', (join) =>
            join.on((eb) => eb('m.file', '=', sql<string>`${eb.ref('named.file')} #>> '{}'`)),
          )
          .select('named.file')
          .where(({ eb, or }) => or([eb('m.file', 'is', null), eb('m.removedAt', 'is not', null)]))
          .where((eb) => eb(sql<string>`jsonb_typeof(${eb.ref('named.file')})`, '=', 'string')),
      ),
    )
    .execute();

export async function addReferencedPictures({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const rows = await readNaming(database.handle);
  const named = rows
    .flatMap(({ document }) => picturesNamedIn(document))
    .filter(({ value }) => value !== undefined);
  if (named.length === 0) return;
  const at = new Date(clock());
  await inTransaction(database, async (transaction) => {
    for (const picture of named) {
      // A removed upload is listed again only while its file still exists.
      if (isLibraryFile(picture.file)) await setRemoved(transaction, picture.file, null);
      else await addPicture(transaction, { ...pictureName(picture), at, by: importAuthor });
    }
  });
}

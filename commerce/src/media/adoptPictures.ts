/** Takes pictures that the content shows and the library does not into the library, with the words and the point they are shown with. */
import type { PointValue } from '@solvik/content-schema';
import {
  bringer,
  type ByLanguage,
  languages,
  type PageDocument,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { all, inTransaction, run } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import { isLibraryFile } from './libraryFile.ts';
import { addPicture } from './mediaRows.ts';
import { type NamedPicture, picturesNamedIn } from './pictureUses.ts';

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

function told({ file, value }: NamedPicture) {
  return {
    file,
    name: file,
    alt: wordsOf(value?.alt),
    focalPoint: isPoint(value?.focalPoint)
      ? { x: value.focalPoint.x, y: value.focalPoint.y }
      : undefined,
  };
}

export async function adoptPictures({
  database,
  clock,
}: Pick<Shop, 'database' | 'clock'>): Promise<void> {
  const rows = await all(
    database.handle,
    sql<{
      document: PageDocument;
    }>`select r.document from content_states s join content_revisions r on r.kind = s.kind and r.key = s.key and r.number = s.latest
      where s.kind = 'page' and exists (
        select 1 from jsonb_path_query(r.document, '$.**.file') as named(file) left join media_pictures m on m.file = named.file #>> '{}'
        where (m.file is null or m.removed_at is not null) and jsonb_typeof(named.file) = 'string')`,
  );
  const named = rows
    .flatMap(({ document }) => picturesNamedIn(document))
    .filter(({ value }) => value !== undefined);
  if (named.length === 0) return;
  const at = new Date(clock());
  await inTransaction(database, async (transaction) => {
    for (const picture of named) {
      // What the library kept itself comes back only while it is still there.
      if (isLibraryFile(picture.file))
        await run(
          transaction,
          sql`update media_pictures set removed_at = null where file = ${picture.file}`,
        );
      else await addPicture(transaction, { ...told(picture), at, by: bringer });
    }
  });
}

import type { DeskFinding, MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { all, type Queries } from '../database/database.ts';
import { isLibraryFile } from './libraryFile.ts';
import { picturesNamedIn } from './pictureUses.ts';

/** Pictures of a document that the library has given away for good. */
export async function checkPictures(
  document: PageDocument | MenuDocument,
  queries: Queries,
): Promise<readonly DeskFinding[]> {
  const named = picturesNamedIn(document).filter(({ file }) => isLibraryFile(file));
  if (named.length === 0) return [];
  const rows = await all(
    queries,
    sql<{
      file: string;
    }>`select file from media_pictures where file = any(${named.map(({ file }) => file)}::text[])`,
  );
  const known = new Set(rows.map(({ file }) => file));
  return named
    .filter(({ file }) => !known.has(file))
    .map(({ path }) => ({ level: 'error', path: `${path}.file`, code: 'unknown-picture' }));
}

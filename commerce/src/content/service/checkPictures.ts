import type { ServiceFinding, MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { anyOf } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import { isLibraryFile } from '../../images/libraryFile.ts';
import { picturesNamedIn } from '../../images/pictureUses.ts';

/** Findings for pictures of a document that were removed from the media library permanently. */
export async function checkPictures(
  document: PageDocument | MenuDocument,
  queries: Queries,
): Promise<readonly ServiceFinding[]> {
  const named = picturesNamedIn(document).filter(({ file }) => isLibraryFile(file));
  if (named.length === 0) return [];
  const rows = await queries
    .selectFrom('mediaPictures')
    .select('file')
    .where('file', '=', anyOf(named.map(({ file }) => file)))
    .execute();
  const stored = new Set(rows.map(({ file }) => file));
  return named
    .filter(({ file }) => !stored.has(file))
    .map(({ path }) => ({ level: 'error', path: `${path}.file`, code: 'unknown-picture' }));
}

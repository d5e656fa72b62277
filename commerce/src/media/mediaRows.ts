/** Pictures of the library: their rows, and the views that editors get. */
import type { PointValue } from '@solvik/content-schema';
import {
  type ByLanguage,
  languages,
  mediaPageSize,
  type MediaPicture,
  type MediaSearch,
} from '@solvik/content-schema/editing';
import { type Expression, type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { DB, MediaPictures } from '../database/generated/db.ts';

const columns = [
  'file',
  'name',
  'width',
  'height',
  'alt',
  'focalPoint',
  'addedAt',
  'addedBy',
  'removedAt',
] as const;

export type MediaRow = Readonly<Pick<Selectable<MediaPictures>, (typeof columns)[number]>>;

export const viewPicture = ({
  file,
  name,
  width,
  height,
  alt,
  focalPoint,
  addedAt,
  addedBy,
}: MediaRow): MediaPicture => ({
  file,
  name,
  ...(width !== null && height !== null && { size: { width, height } }),
  alt,
  ...(focalPoint && { focalPoint }),
  addedAt: addedAt.toISOString(),
  addedBy,
});

/** Lower-cased here, since databases differ in how they lower-case. */
const searchOf = (name: string, alt: ByLanguage<string>): string =>
  [name, ...languages.flatMap((language) => alt[language] ?? [])].join('\n').toLowerCase();

const selectPicture = (queries: Queries, file: string) =>
  queries
    .selectFrom('mediaPictures')
    .select(columns)
    .where('file', '=', file)
    .where('removedAt', 'is', null);

export const readPicture = (queries: Queries, file: string): Promise<MediaRow | undefined> =>
  selectPicture(queries, file).executeTakeFirst();

/** Locked until the transaction ends. */
export const lockPicture = (transaction: Queries, file: string): Promise<MediaRow | undefined> =>
  selectPicture(transaction, file).forUpdate().executeTakeFirst();

/** Position from 1; 0 where the text does not contain the word. */
const positionOf = (word: Expression<string>, text: Expression<string>) =>
  sql<number>`strpos(${text}, ${word})`;

/** Whether a picture's name or alternative texts contain every word. */
const hasWords =
  (words: readonly string[]) =>
  ({ exists, not, ref, selectFrom }: ExpressionBuilder<DB, 'mediaPictures'>) => {
    const text = ref('mediaPictures.search');
    const wanted = sql<{ word: string }>`unnest(${words}::text[])`.as<'wanted'>(sql`wanted(word)`);
    return not(
      exists(
        selectFrom(wanted)
          .select('wanted.word')
          .where((eb) => eb(positionOf(eb.ref('wanted.word'), text), '=', 0)),
      ),
    );
  };

interface PicturesFound {
  readonly rows: readonly MediaRow[];
  readonly total: number;
}

export async function searchPictures(
  queries: Queries,
  { words, page }: MediaSearch,
): Promise<PicturesFound> {
  const each = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = queries
    .selectFrom('mediaPictures')
    .where('removedAt', 'is', null)
    .where(hasWords(each));
  const count = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(columns)
    .orderBy('addedAt', 'desc')
    .orderBy('file')
    .limit(mediaPageSize)
    .offset((page - 1) * mediaPageSize)
    .execute();
  return { rows, total: count.total };
}

export interface NewPicture {
  readonly file: string;
  readonly name: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly alt?: ByLanguage<string>;
  readonly focalPoint?: PointValue | undefined;
  readonly at: Date;
  readonly by: string;
}

/**
 * Adds a picture, or restores a removed one with its stored description. False when it was listed
 * already.
 */
export async function addPicture(
  transaction: Queries,
  { file, name, size, alt = {}, focalPoint, at, by }: NewPicture,
): Promise<boolean> {
  const touched = await transaction
    .insertInto('mediaPictures')
    .values({
      file,
      name,
      width: size?.width ?? null,
      height: size?.height ?? null,
      alt: JSON.stringify(alt),
      focalPoint: focalPoint ? JSON.stringify(focalPoint) : null,
      search: searchOf(name, alt),
      addedAt: at,
      addedBy: by,
    })
    .onConflict((conflict) =>
      conflict
        .column('file')
        .doUpdateSet(({ ref }) => ({
          removedAt: null,
          addedAt: ref('excluded.addedAt'),
          addedBy: ref('excluded.addedBy'),
        }))
        .where('mediaPictures.removedAt', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return (touched.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function writeDescription(
  transaction: Queries,
  { file, name }: Pick<MediaRow, 'file' | 'name'>,
  { alt, focalPoint }: { readonly alt: ByLanguage<string>; readonly focalPoint: PointValue | null },
): Promise<void> {
  await transaction
    .updateTable('mediaPictures')
    .set({
      alt: JSON.stringify(alt),
      focalPoint: focalPoint ? JSON.stringify(focalPoint) : null,
      search: searchOf(name, alt),
    })
    .where('file', '=', file)
    .execute();
}

/** Lists a picture in the library again (null), or removes it while older revisions still show it. */
export async function setRemoved(
  transaction: Queries,
  file: string,
  removedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('mediaPictures')
    .set({ removedAt })
    .where('file', '=', file)
    .execute();
}

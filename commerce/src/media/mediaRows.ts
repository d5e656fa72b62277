/** Pictures of the library as rows, and as what editors see of them. */
import type { PointValue } from '@solvik/content-schema';
import {
  type ByLanguage,
  languages,
  mediaPageSize,
  type MediaPicture,
  type MediaSearch,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { all, first, type Queries, run } from '../database/database.ts';

export interface MediaRow {
  readonly file: string;
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: ByLanguage<string>;
  readonly focal_point: PointValue | null;
  readonly added_at: Date;
  readonly added_by: string;
  readonly removed_at: Date | null;
}

const columns = sql.raw(
  'file, name, width, height, alt, focal_point, added_at, added_by, removed_at',
);

export const viewPicture = ({
  file,
  name,
  width,
  height,
  alt,
  focal_point,
  added_at,
  added_by,
}: MediaRow): MediaPicture => ({
  file,
  name,
  ...(width !== null && height !== null && { size: { width, height } }),
  alt,
  ...(focal_point && { focalPoint: focal_point }),
  addedAt: added_at.toISOString(),
  addedBy: added_by,
});

/** Small letters are made here, since databases differ in how they make them. */
const searchOf = (name: string, alt: ByLanguage<string>): string =>
  [name, ...languages.flatMap((language) => alt[language] ?? [])].join('\n').toLowerCase();

export const readPicture = (queries: Queries, file: string): Promise<MediaRow | undefined> =>
  first(
    queries,
    sql<MediaRow>`select ${columns} from media_pictures where file = ${file} and removed_at is null`,
  );

/** Held until the transaction ends. */
export const lockPicture = (transaction: Queries, file: string): Promise<MediaRow | undefined> =>
  first(
    transaction,
    sql<MediaRow>`select ${columns} from media_pictures where file = ${file} and removed_at is null for update`,
  );

export async function searchPictures(
  queries: Queries,
  { words, page }: MediaSearch,
): Promise<{ readonly rows: readonly MediaRow[]; readonly total: number }> {
  const each = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = sql`removed_at is null and not exists (select 1 from unnest(${each}::text[]) as wanted(word) where strpos(search, wanted.word) = 0)`;
  const count = await first(
    queries,
    sql<{ total: string | number }>`select count(*) as total from media_pictures where ${matching}`,
  );
  const rows = await all(
    queries,
    sql<MediaRow>`select ${columns} from media_pictures where ${matching} order by added_at desc, file limit ${mediaPageSize} offset ${(page - 1) * mediaPageSize}`,
  );
  return { rows, total: Number(count?.total ?? 0) };
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

/** Adds a picture, or brings one back that was taken out. What the library says of it already stays; false when it was there. */
export async function addPicture(
  transaction: Queries,
  { file, name, size, alt = {}, focalPoint, at, by }: NewPicture,
): Promise<boolean> {
  const touched = await run(
    transaction,
    sql`insert into media_pictures (file, name, width, height, alt, focal_point, search, added_at, added_by)
      values (${file}, ${name}, ${size?.width ?? null}, ${size?.height ?? null}, ${JSON.stringify(alt)}::jsonb, ${focalPoint ? JSON.stringify(focalPoint) : null}::jsonb, ${searchOf(name, alt)}, ${at}, ${by})
      on conflict (file) do update set removed_at = null, added_at = excluded.added_at, added_by = excluded.added_by where media_pictures.removed_at is not null`,
  );
  return touched > 0;
}

export async function writeDescription(
  transaction: Queries,
  { file, name }: Pick<MediaRow, 'file' | 'name'>,
  { alt, focalPoint }: { readonly alt: ByLanguage<string>; readonly focalPoint: PointValue | null },
): Promise<void> {
  await run(
    transaction,
    sql`update media_pictures set alt = ${JSON.stringify(alt)}::jsonb, focal_point = ${focalPoint ? JSON.stringify(focalPoint) : null}::jsonb, search = ${searchOf(name, alt)} where file = ${file}`,
  );
}

/** Where a picture is shown, or is about to be. */
import type {
  ContentKind,
  ContentRef,
  DocumentByKind,
  MediaUse,
  MediaUseState,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { all, first, type Queries } from '../database/database.ts';
import { picturesNamedIn, widgetsShowing } from './pictureUses.ts';

interface NamingRow extends ContentRef {
  readonly number: number;
  readonly latest: number;
  readonly published: number | null;
  readonly scheduled: number | null;
  readonly document: DocumentByKind[ContentKind];
}

/** The revisions that shoppers see or may see without anybody looking back; a page that is retired shows nothing. */
const current = sql`s.retired_at is null and r.number in (s.latest, s.published, s.scheduled)`;
/** Finds the documents quickly; which of them name it is told by reading them. */
const mentions = (file: string) =>
  sql`(strpos(r.document::text, ${file}) > 0 or strpos(r.document::text, ${encodeURIComponent(file)}) > 0)`;

function stateOf({ number, published, scheduled }: NamingRow): MediaUseState {
  if (number === published) return 'published';
  return number === scheduled ? 'scheduled' : 'draft';
}

export async function findUses(queries: Queries, file: string): Promise<readonly MediaUse[]> {
  const rows = await all(
    queries,
    sql<NamingRow>`select s.kind, s.key, s.latest, s.published, s.scheduled, r.number, r.document from content_states s
      join content_revisions r on r.kind = s.kind and r.key = s.key where ${current} and ${mentions(file)} order by s.kind desc, s.key, r.number desc`,
  );
  const naming = rows.filter(({ document }) =>
    picturesNamedIn(document).some((named) => named.file === file),
  );
  return [...Map.groupBy(naming, ({ kind, key }) => `${kind} ${key}`).values()].flatMap(
    (revisions): readonly MediaUse[] => {
      const [newest] = revisions;
      if (!newest) return [];
      const { kind, key, document } = newest;
      return [
        {
          content: { kind, key },
          name: 'name' in document ? document.name : key,
          states: revisions.map(stateOf),
          widgets: widgetsShowing(document, file),
        },
      ];
    },
  );
}

/** Whether any revision there ever was names it, so that history can still be shown. */
export async function isRemembered(queries: Queries, file: string): Promise<boolean> {
  return (
    (await first(
      queries,
      sql`select 1 from content_revisions r where ${mentions(file)} limit 1`,
    )) !== undefined
  );
}

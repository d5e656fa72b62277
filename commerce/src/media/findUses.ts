/** Finds where a picture is shown or scheduled to be. */
import type { MediaUse, MediaUseState } from '@solvik/content-schema/editing';
import { type Expression, type Selectable, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { ContentRevisions, ContentStates } from '../database/generated/db.ts';
import { picturesNamedIn, widgetsShowing } from '../images/pictureUses.ts';

/** Preselects documents by their text; reading them decides whether they name the file. */
const mentions = (document: Expression<unknown>, file: string) =>
  sql<boolean>`(strpos(${document}::text, ${file}) > 0
    or strpos(${document}::text, ${encodeURIComponent(file)}) > 0)`;

type NamingRow = Pick<Selectable<ContentRevisions>, 'number'> &
  Pick<Selectable<ContentStates>, 'published' | 'scheduled'>;

function stateOf({ number, published, scheduled }: NamingRow): MediaUseState {
  if (number === published) return 'published';
  return number === scheduled ? 'scheduled' : 'draft';
}

/** The latest, published and scheduled revisions of what is not retired. */
const readNaming = (queries: Queries, file: string) =>
  queries
    .selectFrom('contentStates as s')
    .innerJoin('contentRevisions as r', (join) =>
      join.onRef('r.kind', '=', 's.kind').onRef('r.key', '=', 's.key'),
    )
    .select(['s.kind', 's.key', 's.published', 's.scheduled', 'r.number', 'r.document'])
    .where('s.retiredAt', 'is', null)
    .where(({ eb, ref }) =>
      eb('r.number', 'in', [ref('s.latest'), ref('s.published'), ref('s.scheduled')]),
    )
    .where(({ ref }) => mentions(ref('r.document'), file))
    .orderBy('s.kind', 'desc')
    .orderBy('s.key')
    .orderBy('r.number', 'desc')
    .execute();

export async function findUses(queries: Queries, file: string): Promise<readonly MediaUse[]> {
  const rows = await readNaming(queries, file);
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

/** Whether any revision names it, also an older one, so that history can still be shown. */
export async function isInRevisions(queries: Queries, file: string): Promise<boolean> {
  const revision = await queries
    .selectFrom('contentRevisions as r')
    .select('r.number')
    .where(({ ref }) => mentions(ref('r.document'), file))
    .limit(1)
    .executeTakeFirst();
  return revision !== undefined;
}

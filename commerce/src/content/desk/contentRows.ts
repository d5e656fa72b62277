/** Pages and menus at the desk as rows, and as what editors see of them. */
import {
  type ContentKind,
  type ContentRef,
  type DocumentByKind,
  type EditorAt,
  menuLocations,
  type MenuLocation,
  type Revision,
  type RevisionInfo,
  type Scheduled,
  type SummaryByKind,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { all, first, type Queries } from '../../database/database.ts';

export interface StateRow {
  readonly kind: ContentKind;
  readonly key: string;
  readonly page_id: number | null;
  readonly latest: number;
  readonly published: number | null;
  readonly published_at: Date | null;
  readonly published_by: string | null;
  readonly scheduled: number | null;
  readonly scheduled_at: Date | null;
  readonly scheduled_by: string | null;
  readonly failure: Scheduled['failure'] | null;
  readonly retired_at: Date | null;
  readonly retired_by: string | null;
  readonly redirect_to: string | null;
  readonly fingerprint: string | null;
}

export interface RevisionRow<K extends ContentKind = ContentKind> {
  readonly number: number;
  readonly author: string;
  readonly saved_at: Date;
  readonly note: string | null;
  readonly restored_from: number | null;
  readonly document: DocumentByKind[K];
}

const stateColumns = sql.raw(
  's.kind, s.key, s.page_id, s.latest, s.published, s.published_at, s.published_by, s.scheduled, s.scheduled_at, s.scheduled_by, s.failure, s.retired_at, s.retired_by, s.redirect_to, s.fingerprint',
);
const revisionColumns = sql.raw(
  'r.number, r.author, r.saved_at, r.note, r.restored_from, r.document',
);

/** Held until the transaction ends, so that one editor at a time decides about a page. */
export const lockState = (
  { kind, key }: ContentRef,
  transaction: Queries,
): Promise<StateRow | undefined> =>
  first(
    transaction,
    sql<StateRow>`select ${stateColumns} from content_states s where s.kind = ${kind} and s.key = ${key} for update`,
  );

export const readRevision = <K extends ContentKind>(
  queries: Queries,
  { kind, key }: ContentRef<K>,
  number: number,
): Promise<RevisionRow<K> | undefined> =>
  first(
    queries,
    sql<
      RevisionRow<K>
    >`select ${revisionColumns} from content_revisions r where r.kind = ${kind} and r.key = ${key} and r.number = ${number}`,
  );

export const readRevisions = (
  queries: Queries,
  { kind, key }: ContentRef,
): Promise<RevisionRow[]> =>
  all(
    queries,
    sql<RevisionRow>`select ${revisionColumns} from content_revisions r where r.kind = ${kind} and r.key = ${key} order by r.number desc`,
  );

export interface NewestRow<K extends ContentKind = ContentKind>
  extends StateRow, Omit<RevisionRow<K>, 'number'> {
  readonly kind: K;
  readonly open: EditorAt[] | null;
}

/** Editors are forgotten when they have not been heard of for so long. */
export const presenceLife = 30_000;

/** Everything, or one thing, with its newest revision. @param now milliseconds since 1970 */
export const readNewest = (
  queries: Queries,
  { only, now }: { readonly only?: ContentRef; readonly now: number },
): Promise<NewestRow[]> =>
  all(
    queries,
    sql<NewestRow>`select ${stateColumns}, ${revisionColumns},
        (select jsonb_agg(jsonb_build_object('sessionId', p.session_id, 'name', p.name, 'since', p.since) order by p.since, p.session_id)
          from content_presence p where p.kind = s.kind and p.key = s.key and p.seen_at > ${new Date(now - presenceLife)}) as open
      from content_states s join content_revisions r on r.kind = s.kind and r.key = s.key and r.number = s.latest
      ${only ? sql`where s.kind = ${only.kind} and s.key = ${only.key}` : sql``} order by s.kind, s.page_id, s.key`,
  );

export const viewRevisionInfo = ({
  number,
  author,
  saved_at,
  note,
  restored_from,
}: Omit<RevisionRow, 'document'>): RevisionInfo => ({
  number,
  author,
  savedAt: saved_at.toISOString(),
  ...(note !== null && { note }),
  ...(restored_from !== null && { restoredFrom: restored_from }),
});

export const viewRevision = <K extends ContentKind>(row: RevisionRow<K>): Revision<K> => ({
  ...viewRevisionInfo(row),
  document: row.document,
});

function stateOf({
  retired_at,
  published,
  latest,
}: StateRow): 'draft' | 'published' | 'changed' | 'retired' {
  if (retired_at) return 'retired';
  if (published === null) return 'draft';
  return published === latest ? 'published' : 'changed';
}

function viewState(row: NewestRow) {
  const {
    published,
    published_at,
    published_by,
    scheduled,
    scheduled_at,
    scheduled_by,
    failure,
    retired_at,
    retired_by,
    redirect_to,
  } = row;
  return {
    key: row.key,
    state: stateOf(row),
    latest: viewRevisionInfo({ ...row, number: row.latest }),
    ...(published !== null &&
      published_at &&
      published_by !== null && {
        published: { revision: published, at: published_at.toISOString(), by: published_by },
      }),
    ...(scheduled !== null &&
      scheduled_at &&
      scheduled_by !== null && {
        scheduled: {
          revision: scheduled,
          at: scheduled_at.toISOString(),
          by: scheduled_by,
          ...(failure && { failure }),
        },
      }),
    ...(retired_at &&
      retired_by !== null && {
        retired: {
          at: retired_at.toISOString(),
          by: retired_by,
          ...(redirect_to !== null && { redirectTo: redirect_to }),
        },
      }),
    open: (row.open ?? []).map(({ since, ...editor }) => ({
      ...editor,
      since: new Date(since).toISOString(),
    })),
  };
}

export const isMenuLocation = (key: string): key is MenuLocation =>
  menuLocations.some((location) => location === key);

const isPage = (row: NewestRow): row is NewestRow<'page'> => row.kind === 'page';

export function viewPage(row: NewestRow<'page'>): SummaryByKind['page'] {
  const { name, title, alias, family, areaName, filters, tags } = row.document;
  return {
    kind: 'page',
    ...viewState(row),
    pageId: row.page_id ?? 0,
    name,
    title,
    tags,
    ...(alias && { alias }),
    ...(family !== undefined && { family }),
    ...(areaName !== undefined && { areaName }),
    ...(filters && { filters }),
  };
}

/** The six menus in the order of their locations; pages as they were made. */
export function viewAll(rows: readonly NewestRow[]): {
  readonly pages: readonly SummaryByKind['page'][];
  readonly menus: readonly SummaryByKind['menu'][];
} {
  const menus = rows.flatMap((row) => (isPage(row) ? [] : [viewMenu(row as NewestRow<'menu'>)]));
  return {
    pages: rows.filter(isPage).map(viewPage),
    menus: menus.toSorted((a, b) => menuLocations.indexOf(a.key) - menuLocations.indexOf(b.key)),
  };
}

function viewMenu(row: NewestRow<'menu'>): SummaryByKind['menu'] {
  const { title } = row.document;
  const { key, ...state } = viewState(row);
  if (!isMenuLocation(key)) throw new Error(`There is no menu at ${key}.`);
  return { kind: 'menu', ...state, key, ...(title && { title }) };
}

/** What editors see of one thing. */
export async function readSummary<K extends ContentKind>(
  queries: Queries,
  only: ContentRef<K>,
  now: number,
): Promise<SummaryByKind[K]> {
  const [row] = await readNewest(queries, { only, now });
  if (!row) throw new Error(`There is no ${only.kind} ${only.key}.`);
  const summary = isPage(row) ? viewPage(row) : viewMenu(row as NewestRow<'menu'>);
  return summary as SummaryByKind[K];
}

interface NewRevision extends ContentRef {
  readonly number: number;
  readonly document: DocumentByKind[ContentKind];
  readonly author: string;
  readonly at: Date;
  readonly note?: string | undefined;
  readonly restoredFrom?: number | undefined;
}

/** Adds a revision as the newest of a page or menu whose state is locked. */
export async function addRevision(
  transaction: Queries,
  { kind, key, number, document, author, at, note, restoredFrom }: NewRevision,
): Promise<void> {
  await all(
    transaction,
    sql`insert into content_revisions (kind, key, number, document, author, saved_at, note, restored_from)
      values (${kind}, ${key}, ${number}, ${JSON.stringify(document)}::jsonb, ${author}, ${at}, ${note ?? null}, ${restoredFrom ?? null})`,
  );
  await all(
    transaction,
    sql`update content_states set latest = ${number} where kind = ${kind} and key = ${key}`,
  );
}

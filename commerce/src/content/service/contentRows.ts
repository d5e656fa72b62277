/** Pages and menus of the content service: their rows, and the views that editors get. */
import {
  type ContentKind,
  type ContentRef,
  type DocumentByKind,
  menuLocations,
  type Revision,
  type RevisionInfo,
  type SummaryByKind,
} from '@solvik/content-schema/editing';
import type { Selectable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queries } from '../../database/database.ts';
import type { ContentRevisions, ContentStates } from '../../database/generated/db.ts';
import { documentOfKind } from '../../database/stored/documentOfKind.ts';
import { newestRevisions } from '../newestRevisions.ts';
import { isMenuLocation } from './isMenuLocation.ts';

const stateColumns = [
  's.kind',
  's.key',
  's.pageId',
  's.latest',
  's.published',
  's.publishedAt',
  's.publishedBy',
  's.scheduled',
  's.scheduledAt',
  's.scheduledBy',
  's.failure',
  's.retiredAt',
  's.retiredBy',
  's.redirectTo',
  's.fingerprint',
] as const;

const infoColumns = ['r.number', 'r.author', 'r.savedAt', 'r.note', 'r.restoredFrom'] as const;

export type StateRow = Readonly<Omit<Selectable<ContentStates>, 'isEdited'>>;

type InfoRow = Readonly<Omit<Selectable<ContentRevisions>, 'kind' | 'key' | 'document'>>;

export type RevisionRow<K extends ContentKind = ContentKind> = InfoRow & {
  readonly document: DocumentByKind[K];
};

/** Columns of a state without a schedule. */
export const clearedSchedule = {
  scheduled: null,
  scheduledAt: null,
  scheduledBy: null,
  failure: null,
} as const;

/** Locked until the transaction ends, so that one editor at a time changes a page's state. */
export const lockState = (
  { kind, key }: ContentRef,
  transaction: Queries,
): Promise<StateRow | undefined> =>
  transaction
    .selectFrom('contentStates as s')
    .select(stateColumns)
    .where('s.kind', '=', kind)
    .where('s.key', '=', key)
    .forUpdate()
    .executeTakeFirst();

/** @throws Error if the stored document is not of the requested kind */
export async function readRevision<K extends ContentKind>(
  queries: Queries,
  { kind, key }: ContentRef<K>,
  number: number,
): Promise<RevisionRow<K> | undefined> {
  const row = await queries
    .selectFrom('contentRevisions as r')
    .select([...infoColumns, 'r.document'])
    .where('r.kind', '=', kind)
    .where('r.key', '=', key)
    .where('r.number', '=', number)
    .executeTakeFirst();
  return row && { ...row, document: documentOfKind(kind, row.document) };
}

export const readRevisions = (
  queries: Queries,
  { kind, key }: ContentRef,
): Promise<RevisionRow[]> =>
  queries
    .selectFrom('contentRevisions as r')
    .select([...infoColumns, 'r.document'])
    .where('r.kind', '=', kind)
    .where('r.key', '=', key)
    .orderBy('r.number', 'desc')
    .execute();

/** Editors count as gone after so many milliseconds without a report. */
export const presenceTimeout = 30_000;

interface Reading {
  readonly only?: ContentRef;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function selectNewest(queries: Queries, { only, now }: Reading) {
  const newest = newestRevisions(queries)
    .select([...stateColumns, ...infoColumns, 'r.document'])
    .select(({ selectFrom }) =>
      selectFrom('contentPresence as p')
        .select(({ fn, ref }) => {
          const [sessionId, name, since] = [ref('p.sessionId'), ref('p.name'), ref('p.since')];
          return fn
            .jsonAgg(jsonBuildObject({ sessionId, name, since }))
            .orderBy('p.since')
            .orderBy('p.sessionId')
            .as('editors');
        })
        .whereRef('p.kind', '=', 's.kind')
        .whereRef('p.key', '=', 's.key')
        .where('p.seenAt', '>', new Date(now - presenceTimeout))
        .as('open'),
    )
    .orderBy('s.kind')
    .orderBy('s.pageId')
    .orderBy('s.key');
  return only ? newest.where('s.kind', '=', only.kind).where('s.key', '=', only.key) : newest;
}

/** All pages and menus, or only one, each with its newest revision. */
export const readNewest = (queries: Queries, reading: Reading) =>
  selectNewest(queries, reading).execute();

type NewestRow = Awaited<ReturnType<typeof readNewest>>[number];

export const viewRevisionInfo = ({
  number,
  author,
  savedAt,
  note,
  restoredFrom,
}: InfoRow): RevisionInfo => ({
  number,
  author,
  savedAt: savedAt.toISOString(),
  ...(note !== null && { note }),
  ...(restoredFrom !== null && { restoredFrom }),
});

export const viewRevision = <K extends ContentKind>(row: RevisionRow<K>): Revision<K> => ({
  ...viewRevisionInfo(row),
  document: row.document,
});

function stateOf({
  retiredAt,
  published,
  latest,
}: StateRow): 'draft' | 'published' | 'changed' | 'retired' {
  if (retiredAt) return 'retired';
  if (published === null) return 'draft';
  return published === latest ? 'published' : 'changed';
}

function viewState(row: NewestRow) {
  const {
    published,
    publishedAt,
    publishedBy,
    scheduled,
    scheduledAt,
    scheduledBy,
    failure,
    retiredAt,
    retiredBy,
    redirectTo,
  } = row;
  return {
    key: row.key,
    state: stateOf(row),
    latest: viewRevisionInfo({ ...row, number: row.latest }),
    ...(published !== null &&
      publishedAt &&
      publishedBy !== null && {
        published: { revision: published, at: publishedAt.toISOString(), by: publishedBy },
      }),
    ...(scheduled !== null &&
      scheduledAt &&
      scheduledBy !== null && {
        scheduled: {
          revision: scheduled,
          at: scheduledAt.toISOString(),
          by: scheduledBy,
          ...(failure && { failure }),
        },
      }),
    ...(retiredAt &&
      retiredBy !== null && {
        retired: {
          at: retiredAt.toISOString(),
          by: retiredBy,
          ...(redirectTo !== null && { redirectTo }),
        },
      }),
    open: (row.open ?? []).map(({ since, ...editor }) => ({
      ...editor,
      since: new Date(since).toISOString(),
    })),
  };
}

function viewPage(row: NewestRow): SummaryByKind['page'] {
  const { name, title, alias, family, areaName, filters, tags } = documentOfKind(
    'page',
    row.document,
  );
  return {
    kind: 'page',
    ...viewState(row),
    pageId: row.pageId ?? 0,
    name,
    title,
    tags,
    ...(alias && { alias }),
    ...(family !== undefined && { family }),
    ...(areaName !== undefined && { areaName }),
    ...(filters && { filters }),
  };
}

/** The six menus in the order of their locations; pages in the order they were created. */
export function viewAll(rows: readonly NewestRow[]): {
  readonly pages: readonly SummaryByKind['page'][];
  readonly menus: readonly SummaryByKind['menu'][];
} {
  const pages = rows.flatMap((row) => (row.kind === 'page' ? [viewPage(row)] : []));
  const menus = rows.flatMap((row) => (row.kind === 'menu' ? [viewMenu(row)] : []));
  const positionOf = ({ key }: SummaryByKind['menu']) => menuLocations.indexOf(key);
  return { pages, menus: menus.toSorted((a, b) => positionOf(a) - positionOf(b)) };
}

function viewMenu(row: NewestRow): SummaryByKind['menu'] {
  const { title } = documentOfKind('menu', row.document);
  const { key, ...state } = viewState(row);
  if (!isMenuLocation(key)) throw new Error(`There is no menu at ${key}.`);
  return { kind: 'menu', ...state, key, ...(title && { title }) };
}

const views: { readonly [K in ContentKind]: (row: NewestRow) => SummaryByKind[K] } = {
  page: viewPage,
  menu: viewMenu,
};

/** The summary of one page or menu. */
export async function readSummary<K extends ContentKind>(
  queries: Queries,
  only: ContentRef<K>,
  now: number,
): Promise<SummaryByKind[K]> {
  const [row] = await readNewest(queries, { only, now });
  if (!row) throw new Error(`There is no ${only.kind} ${only.key}.`);
  return views[only.kind](row);
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
  await transaction
    .insertInto('contentRevisions')
    .values({
      kind,
      key,
      number,
      document: JSON.stringify(document),
      author,
      savedAt: at,
      note: note ?? null,
      restoredFrom: restoredFrom ?? null,
    })
    .execute();
  await transaction
    .updateTable('contentStates')
    .set({ latest: number })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
}

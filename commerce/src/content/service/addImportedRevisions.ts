/**
 * Adopts content that an import wrote: a new page or menu gets its first revision, one that was
 * imported again gets a new revision. Pages that editors have published are left as they are (see
 * writeContent).
 */
import {
  importAuthor,
  type ContentKind,
  type ContentRef,
  type DocumentByKind,
  type MenuLocation,
  menuLocations,
  type PageDocument,
} from '@solvik/content-schema/editing';
import { type Selectable, sql } from 'kysely';
import { inTransaction, type Queries } from '../../database/database.ts';
import type { Pages } from '../../database/generated/db.ts';
import type { Runtime } from '../../events/runtime.ts';
import { addRevision, lockState } from './contentRows.ts';

const pageColumns = [
  'p.pageId',
  'p.key',
  'p.name',
  'p.title',
  'p.description',
  'p.alias',
  'p.family',
  'p.areaName',
  'p.filters',
  'p.tags',
  'p.containers',
  'p.fingerprint',
] as const;

type PageRow = Omit<Selectable<Pages>, 'activeFrom' | 'activeTo'>;

interface CatalogueContent extends ContentRef {
  readonly pageId: number | null;
  readonly document: DocumentByKind[ContentKind];
  /** Null for a menu that has no content yet. */
  readonly fingerprint: string | null;
}

function documentOf({
  name,
  title,
  description,
  alias,
  family,
  areaName,
  filters,
  tags,
  containers,
}: PageRow): PageDocument {
  return {
    name,
    title,
    ...(description && { description }),
    ...(alias && { alias }),
    ...(family !== null && { family }),
    ...(areaName !== null && { areaName }),
    ...(filters.length > 0 && { filters }),
    tags,
    containers,
  };
}

/** Pages whose published content has no revision yet. */
const readPages = (queries: Queries) =>
  queries
    .selectFrom('pages as p')
    .leftJoin('contentStates as s', (join) =>
      join.on('s.kind', '=', 'page').onRef('s.key', '=', 'p.key'),
    )
    .select(pageColumns)
    .where(({ eb, or, ref }) =>
      or([eb('s.key', 'is', null), eb('s.fingerprint', 'is distinct from', ref('p.fingerprint'))]),
    )
    .execute();

/** Menus whose published content has no revision yet, including locations without a menu. */
const readMenus = (queries: Queries) =>
  queries
    .selectFrom(
      sql<{ location: MenuLocation }>`unnest(${[...menuLocations]}::text[])`.as<'l'>(
        sql`l(location)`,
      ),
    )
    .leftJoin('menus as m', 'm.location', 'l.location')
    .leftJoin('contentStates as s', (join) =>
      join.on('s.kind', '=', 'menu').onRef('s.key', '=', 'l.location'),
    )
    .select(['l.location as key', 'm.title', 'm.items', 'm.fingerprint'])
    .where(({ and, eb, or, ref }) =>
      or([
        eb('s.key', 'is', null),
        and([
          eb('m.fingerprint', 'is not', null),
          eb('s.fingerprint', 'is distinct from', ref('m.fingerprint')),
        ]),
      ]),
    )
    .execute();

async function readCatalogueContent(queries: Queries): Promise<readonly CatalogueContent[]> {
  const pages = await readPages(queries);
  const menus = await readMenus(queries);
  return [
    ...pages.map((row): CatalogueContent => ({
      kind: 'page',
      key: row.key,
      pageId: row.pageId,
      document: documentOf(row),
      fingerprint: row.fingerprint,
    })),
    ...menus.map(({ key, title, items, fingerprint }): CatalogueContent => ({
      kind: 'menu',
      key,
      pageId: null,
      document: { ...(title && { title }), items: items ?? [] },
      fingerprint,
    })),
  ];
}

async function adopt(
  transaction: Queries,
  { kind, key, pageId, document, fingerprint }: CatalogueContent,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('contentStates')
    .values({ kind, key, pageId, latest: 0, isEdited: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const state = await lockState({ kind, key }, transaction);
  // Another node may have adopted it meanwhile.
  if (!state || (state.latest > 0 && state.fingerprint === fingerprint)) return;
  const number = state.latest + 1;
  await addRevision(transaction, { kind, key, number, document, author: importAuthor, at });
  if (fingerprint === null) return;
  await transaction
    .updateTable('contentStates')
    .set({ pageId, published: number, publishedAt: at, publishedBy: importAuthor, fingerprint })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
}

export async function addImportedRevisions({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  if ((await readCatalogueContent(database.handle)).length === 0) return;
  await inTransaction(database, async (transaction) => {
    const at = new Date(clock());
    for (const content of (await readCatalogueContent(transaction)).toSorted((a, b) =>
      a.kind + a.key < b.kind + b.key ? -1 : 1,
    ))
      await adopt(transaction, content, at);
  });
}

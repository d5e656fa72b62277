/** Stores menus and pages as shoppers see them. */
import type { Localised } from '@solvik/shop';
import type { MenuDraft, PageDraft } from '../catalogue/catalogueDraft.ts';
import { fingerprint } from '../catalogue/fingerprint.ts';
import { entryOf } from '../catalogue/writing/entryOf.ts';
import { writeAliases } from '../catalogue/writing/writeAliases.ts';
import { anyOf, insertRows } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';
import { identify } from '../database/identifiers.ts';

/**
 * Locks content on all nodes until the transaction ends, so that a free alias is still free when it
 * is taken.
 */
export async function lockContent(transaction: Queries): Promise<void> {
  await transaction
    .selectFrom('shopState')
    .select('name')
    .where('name', '=', 'content-desk')
    .forUpdate()
    .execute();
}

/**
 * Drafts of content that no editor has published: an import does not overwrite an editor's work.
 */
async function withoutEdited<T>(
  queries: Queries,
  kind: 'page' | 'menu',
  drafts: readonly T[],
  keyOf: (draft: T) => string,
): Promise<readonly T[]> {
  const rows = await queries
    .selectFrom('contentStates')
    .select('key')
    .where('kind', '=', kind)
    .where('isEdited', 'is', true)
    .where('key', '=', anyOf(drafts.map(keyOf)))
    .execute();
  const edited = new Set(rows.map(({ key }) => key));
  return drafts.filter((draft) => !edited.has(keyOf(draft)));
}

export async function writeMenus(queries: Queries, drafts: readonly MenuDraft[]): Promise<void> {
  await storeMenus(
    queries,
    await withoutEdited(queries, 'menu', drafts, ({ location }) => location),
  );
}

/** Replaces the published menus. */
export async function storeMenus(queries: Queries, drafts: readonly MenuDraft[]): Promise<void> {
  const rows = drafts.map((draft) => ({
    location: draft.location,
    title: draft.title ?? null,
    items: draft.items,
    fingerprint: fingerprint(draft),
  }));
  await insertRows(queries, 'menus', {
    columns: ['location', 'title', 'items', 'fingerprint'],
    rows,
  })
    .onConflict((conflict) =>
      conflict.column('location').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        items: ref('excluded.items'),
        fingerprint: ref('excluded.fingerprint'),
      })),
    )
    .execute();
}

export async function writePages(queries: Queries, drafts: readonly PageDraft[]): Promise<void> {
  await lockContent(queries);
  const free = await withoutEdited(queries, 'page', drafts, ({ key }) => key);
  await storePages(
    queries,
    free,
    await identify(
      queries,
      'page',
      free.map(({ key }) => key),
    ),
  );
}

/** Columns that content sets; when a page is shown (`active_from`, `active_to`) is not changed. */
const pageColumns = [
  'pageId',
  'key',
  'name',
  'title',
  'description',
  'alias',
  'family',
  'areaName',
  'filters',
  'tags',
  'containers',
  'fingerprint',
] as const;

/** Replaces the published pages. @param ids each key's id in the Data API */
export async function storePages(
  queries: Queries,
  drafts: readonly PageDraft[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  if (drafts.length === 0) return;
  const requested = new Map(
    drafts.flatMap(({ key, alias }): [number, Localised][] =>
      alias ? [[entryOf(ids, key), alias]] : [],
    ),
  );
  const aliases = await writeAliases(queries, 'page', requested);
  const rows = drafts.map((draft) => ({
    pageId: entryOf(ids, draft.key),
    key: draft.key,
    name: draft.name,
    title: draft.title,
    description: draft.description ?? null,
    alias: aliases.get(entryOf(ids, draft.key)) ?? null,
    family: draft.family ?? null,
    areaName: draft.areaName ?? null,
    filters: draft.filters ?? [],
    tags: [...draft.tags],
    containers: draft.containers,
    fingerprint: fingerprint(draft),
  }));
  await insertRows(queries, 'pages', { columns: pageColumns, rows })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        title: ref('excluded.title'),
        description: ref('excluded.description'),
        alias: ref('excluded.alias'),
        family: ref('excluded.family'),
        areaName: ref('excluded.areaName'),
        filters: ref('excluded.filters'),
        tags: ref('excluded.tags'),
        containers: ref('excluded.containers'),
        fingerprint: ref('excluded.fingerprint'),
      })),
    )
    .execute();
}

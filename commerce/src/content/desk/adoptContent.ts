/**
 * Takes what was brought with the catalogue to the desk: a page or menu that is new there becomes its first revision,
 * one that was brought anew becomes its newest. Editors' own pages are never brought over (see writeContent).
 */
import {
  bringer,
  type ContentKind,
  type ContentRef,
  type DocumentByKind,
  menuLocations,
  type PageDocument,
  type StoredMenuItem,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import type { Localised } from '../../catalogue/catalogueDraft.ts';
import { all, inTransaction, type Queries, run } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { addRevision, lockState } from './contentRows.ts';

interface PageRow {
  readonly page_id: number;
  readonly key: string;
  readonly name: string;
  readonly title: Localised;
  readonly description: Localised | null;
  readonly alias: Localised | null;
  readonly family: string | null;
  readonly area_name: string | null;
  readonly filters: NonNullable<PageDocument['filters']>;
  readonly tags: readonly string[];
  readonly containers: PageDocument['containers'];
  readonly fingerprint: string;
}

interface MenuRow {
  readonly key: string;
  readonly title: Localised | null;
  readonly items: readonly StoredMenuItem[] | null;
  readonly fingerprint: string | null;
}

interface Brought extends ContentRef {
  readonly pageId: number | null;
  readonly document: DocumentByKind[ContentKind];
  /** Null for a menu that nobody has made yet. */
  readonly fingerprint: string | null;
}

function documentOf({
  name,
  title,
  description,
  alias,
  family,
  area_name,
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
    ...(area_name !== null && { areaName: area_name }),
    ...(filters.length > 0 && { filters }),
    tags,
    containers,
  };
}

async function readBrought(queries: Queries): Promise<readonly Brought[]> {
  const pages = await all(
    queries,
    sql<PageRow>`select p.page_id, p.key, p.name, p.title, p.description, p.alias, p.family, p.area_name, p.filters, p.tags, p.containers, p.fingerprint
      from pages p left join content_states s on s.kind = 'page' and s.key = p.key where s.key is null or s.fingerprint is distinct from p.fingerprint`,
  );
  const menus = await all(
    queries,
    sql<MenuRow>`select l.location as key, m.title, m.items, m.fingerprint from unnest(${[...menuLocations]}::text[]) as l(location)
      left join menus m on m.location = l.location left join content_states s on s.kind = 'menu' and s.key = l.location
      where s.key is null or (m.fingerprint is not null and s.fingerprint is distinct from m.fingerprint)`,
  );
  return [
    ...pages.map((row): Brought => ({
      kind: 'page',
      key: row.key,
      pageId: row.page_id,
      document: documentOf(row),
      fingerprint: row.fingerprint,
    })),
    ...menus.map(({ key, title, items, fingerprint }): Brought => ({
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
  { kind, key, pageId, document, fingerprint }: Brought,
  at: Date,
): Promise<void> {
  await run(
    transaction,
    sql`insert into content_states (kind, key, page_id, latest, is_edited) values (${kind}, ${key}, ${pageId}, 0, false) on conflict do nothing`,
  );
  const state = await lockState({ kind, key }, transaction);
  // Another node may have been faster.
  if (!state || (state.latest > 0 && state.fingerprint === fingerprint)) return;
  const number = state.latest + 1;
  await addRevision(transaction, { kind, key, number, document, author: bringer, at });
  if (fingerprint === null) return;
  await run(
    transaction,
    sql`update content_states set page_id = ${pageId}, published = ${number}, published_at = ${at}, published_by = ${bringer}, fingerprint = ${fingerprint} where kind = ${kind} and key = ${key}`,
  );
}

export async function adoptContent({
  database,
  clock,
}: Pick<Shop, 'database' | 'clock'>): Promise<void> {
  if ((await readBrought(database.handle)).length === 0) return;
  await inTransaction(database, async (transaction) => {
    const at = new Date(clock());
    for (const brought of (await readBrought(transaction)).toSorted((a, b) =>
      a.kind + a.key < b.kind + b.key ? -1 : 1,
    ))
      await adopt(transaction, brought, at);
  });
}

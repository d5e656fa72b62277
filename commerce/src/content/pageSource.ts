/** Where pages and areas are read from: as they are published, or for an editor with the newest drafts in their place. */
import type { PageDocument, StoredContainer } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { type Locale, locales, type Localised } from '../catalogue/catalogueDraft.ts';
import { findAlias } from '../catalogue/findAlias.ts';
import { all, first, type Queries } from '../database/database.ts';

export interface PageRow {
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
  readonly containers: readonly StoredContainer[];
  readonly active_from: Date | null;
  readonly active_to: Date | null;
}

export interface PageSource {
  readonly byAlias: (address: {
    readonly alias: string;
    readonly locale: Locale;
  }) => Promise<PageRow | undefined>;
  readonly byPlace: (place: {
    readonly family: string;
    readonly areaName: string | null | undefined;
  }) => Promise<readonly PageRow[]>;
  /** Pages that have an address of their own. */
  readonly pages: () => Promise<readonly PageRow[]>;
}

const columns = sql`page_id, key, name, title, description, alias, family, area_name, filters, tags, containers, active_from, active_to`;

export function publishedPages(queries: Queries, now: Date): PageSource {
  const active = sql`(active_from is null or active_from <= ${now}) and (active_to is null or active_to > ${now})`;
  return {
    async byAlias(address) {
      const id = await findAlias(queries, 'page', address);
      return id === undefined
        ? undefined
        : first(
            queries,
            sql<PageRow>`select ${columns} from pages where page_id = ${id} and ${active}`,
          );
    },
    byPlace: ({ family, areaName }) =>
      all(
        queries,
        sql<PageRow>`select ${columns} from pages where family = ${family} and (${areaName ?? null}::text is null or area_name = ${areaName ?? null}) and ${active} order by page_id`,
      ),
    pages: () =>
      all(
        queries,
        sql<PageRow>`select ${columns} from pages where alias is not null and ${active} order by page_id`,
      ),
  };
}

interface DraftRow {
  readonly page_id: number;
  readonly key: string;
  readonly document: PageDocument;
}

const rowOf = ({ page_id, key, document }: DraftRow): PageRow => {
  const {
    name,
    title,
    description = null,
    alias = null,
    family = null,
    areaName = null,
    filters = [],
    tags,
    containers,
  } = document;
  return {
    page_id,
    key,
    name,
    title,
    description,
    alias,
    family,
    area_name: areaName,
    filters,
    tags,
    containers,
    active_from: null,
    active_to: null,
  };
};

/** @param only the one page whose draft is seen; every page's when left out */
async function readDrafts(queries: Queries, only: string | undefined): Promise<readonly PageRow[]> {
  const rows = await all(
    queries,
    sql<DraftRow>`select s.page_id, s.key, r.document from content_states s join content_revisions r on r.kind = s.kind and r.key = s.key and r.number = s.latest
      where s.kind = 'page' and s.retired_at is null and (${only ?? null}::text is null or s.key = ${only ?? null}) order by s.page_id`,
  );
  return rows.map(rowOf);
}

/** The newest drafts where there are any, the published pages where not. */
export async function draftedPages(
  queries: Queries,
  published: PageSource,
  only?: string,
): Promise<PageSource> {
  const drafts = await readDrafts(queries, only);
  const keys = new Set(drafts.map(({ key }) => key));
  const without = (rows: readonly PageRow[]): readonly PageRow[] =>
    rows.filter(({ key }) => !keys.has(key));
  const inOrder = (rows: readonly PageRow[]): readonly PageRow[] =>
    rows.toSorted((a, b) => a.page_id - b.page_id);
  return {
    async byAlias({ alias, locale }) {
      const own =
        drafts.find((row) => row.alias?.[locale] === alias) ??
        drafts.find((row) => locales.some((other) => row.alias?.[other] === alias));
      if (own) return own;
      // A page whose draft has another address is still found at the one it has now.
      const found = await published.byAlias({ alias, locale });
      return found && (drafts.find(({ key }) => key === found.key) ?? found);
    },
    byPlace: async (place) =>
      inOrder([
        ...without(await published.byPlace(place)),
        ...drafts.filter(
          (row) =>
            row.family === place.family && (!place.areaName || row.area_name === place.areaName),
        ),
      ]),
    pages: async () =>
      inOrder([...without(await published.pages()), ...drafts.filter(({ alias }) => alias)]),
  };
}

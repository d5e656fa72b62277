/** Sources of pages and areas: published ones, or for an editor with the newest drafts instead. */
import type { ExpressionBuilder, NotNull, Selectable } from 'kysely';
import { type Locale, locales } from '@solvik/shop';
import { findAlias } from '../catalogue/findAlias.ts';
import type { Queries } from '../database/database.ts';
import type { DB, Pages } from '../database/generated/db.ts';
import { documentOfKind } from '../database/stored/documentOfKind.ts';
import { newestRevisions } from './newestRevisions.ts';

const columns = [
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
  'activeFrom',
  'activeTo',
] as const;

type StoredPage = Pick<Selectable<Pages>, (typeof columns)[number]>;

export type PageRow = Readonly<Omit<StoredPage, 'tags'>> & { readonly tags: readonly string[] };

export interface PageSource {
  readonly byAlias: (address: {
    readonly alias: string;
    readonly locale: Locale;
  }) => Promise<PageRow | undefined>;
  readonly byArea: (area: {
    readonly family: string;
    readonly areaName: string | null | undefined;
  }) => Promise<readonly PageRow[]>;
  /** Pages that have an address. */
  readonly pages: () => Promise<readonly PageRow[]>;
}

const isActive =
  (now: Date) =>
  ({ and, eb, or }: ExpressionBuilder<DB, 'pages'>) =>
    and([
      or([eb('activeFrom', 'is', null), eb('activeFrom', '<=', now)]),
      or([eb('activeTo', 'is', null), eb('activeTo', '>', now)]),
    ]);

export function publishedPages(queries: Queries, now: Date): PageSource {
  const active = queries.selectFrom('pages').select(columns).where(isActive(now));
  return {
    async byAlias(address) {
      const id = await findAlias(queries, 'page', address);
      return id === undefined ? undefined : active.where('pageId', '=', id).executeTakeFirst();
    },
    byArea({ family, areaName }) {
      const ofFamily = active.where('family', '=', family).orderBy('pageId');
      const ofArea = areaName == null ? ofFamily : ofFamily.where('areaName', '=', areaName);
      return ofArea.execute();
    },
    pages: () => active.where('alias', 'is not', null).orderBy('pageId').execute(),
  };
}

function selectDrafts(queries: Queries, only: string | undefined) {
  const drafts = newestRevisions(queries)
    .select(['s.pageId', 's.key', 'r.document'])
    .where('s.kind', '=', 'page')
    .where('s.retiredAt', 'is', null)
    .orderBy('s.pageId')
    .$narrowType<{ pageId: NotNull }>();
  return (only === undefined ? drafts : drafts.where('s.key', '=', only)).execute();
}

type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number];

const rowOf = ({ pageId, key, document }: DraftRow): PageRow => {
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
  } = documentOfKind('page', document);
  return {
    pageId,
    key,
    name,
    title,
    description,
    alias,
    family,
    areaName,
    filters,
    tags,
    containers,
    activeFrom: null,
    activeTo: null,
  };
};

/**
 * The newest draft of every page that has one, the published revision of the others.
 * @param only key of the only page whose draft is shown; undefined for every page
 */
export async function draftedPages(
  queries: Queries,
  published: PageSource,
  only?: string,
): Promise<PageSource> {
  const drafts = (await selectDrafts(queries, only)).map(rowOf);
  const keys = new Set(drafts.map(({ key }) => key));
  const without = (rows: readonly PageRow[]): readonly PageRow[] =>
    rows.filter(({ key }) => !keys.has(key));
  const inOrder = (rows: readonly PageRow[]): readonly PageRow[] =>
    rows.toSorted((a, b) => a.pageId - b.pageId);
  return {
    async byAlias({ alias, locale }) {
      const own =
        drafts.find((row) => row.alias?.[locale] === alias) ??
        drafts.find((row) => locales.some((other) => row.alias?.[other] === alias));
      if (own) return own;
      // A page whose draft changes its address is still found at its published address.
      const found = await published.byAlias({ alias, locale });
      return found && (drafts.find(({ key }) => key === found.key) ?? found);
    },
    byArea: async (area) =>
      inOrder([
        ...without(await published.byArea(area)),
        ...drafts.filter(
          (row) => row.family === area.family && (!area.areaName || row.areaName === area.areaName),
        ),
      ]),
    pages: async () =>
      inOrder([...without(await published.pages()), ...drafts.filter(({ alias }) => alias)]),
  };
}

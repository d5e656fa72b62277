/** What only the shop knows of a page or menu: whether its addresses are free, its place is its own, its targets exist. */
import { type Locale, locales, patternsOf, routeNames } from '@solvik/addresses';
import type {
  ContentRef,
  DeskFinding,
  DeskFindingCode,
  MenuDocument,
  PageDocument,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { all, type Queries } from '../../database/database.ts';
import { checkPictures } from '../../media/checkPictures.ts';
import type { Shop } from '../../shop.ts';
import { checkLinks } from './checkLinks.ts';
import { checkMenuTargets } from './checkMenuTargets.ts';
import { checkPrices } from './checkPrices.ts';

export interface ShopKnowledge {
  readonly queries: Queries;
  readonly index: CatalogueIndex;
}

/** Errors keep a page from being published; the rest is told to its editors, who ask with the time (milliseconds since 1970). */
export type Checking = ShopKnowledge & {
  readonly asking?: { readonly now: number; readonly fronts: Shop['fronts'] };
};

const finding = (
  path: string,
  code: DeskFindingCode,
  values?: DeskFinding['values'],
): DeskFinding => ({ level: 'error', path, code, ...(values && { values }) });

const routeSegments = routeNames.flatMap((route) =>
  locales.flatMap((locale) =>
    patternsOf(route, locale).flatMap((pattern) => pattern.split('/').slice(1, 2)),
  ),
);

/** First segments of the shop's own routes, of what the server answers itself, and of markets and languages. */
const ownSegments: ReadonlySet<string> = new Set([
  ...routeSegments,
  'api',
  'assets',
  'fonts',
  'forms',
  'graphql',
  'health',
  'images',
  'payments',
  'se',
  'no',
  'dk',
  'ax',
  ...locales,
]);

/** Languages without an alias of their own share the first there is; it must be free there too. */
export function aliasesByLocale(
  alias: NonNullable<PageDocument['alias']>,
): readonly { readonly locale: Locale; readonly alias: string }[] {
  const shared = locales.map((locale) => alias[locale]).find(Boolean);
  return locales.flatMap((locale) => {
    const own = alias[locale] ?? shared;
    return own === undefined ? [] : [{ locale, alias: own }];
  });
}

/** Whether a page's addresses are free: neither the shop's own nor another page's. */
export async function checkAliases(
  { alias }: PageDocument,
  pageId: number | null,
  queries: Queries,
): Promise<readonly DeskFinding[]> {
  if (!alias) return [];
  const wanted = aliasesByLocale(alias);
  const holders = await all(
    queries,
    sql<{
      alias: string;
      locale: string;
      name: string;
    }>`select a.alias, a.locale, p.name from aliases a join pages p on p.page_id = a.target_id
      where a.kind = 'page' and a.is_current and a.target_id is distinct from ${pageId} and a.alias = any(${wanted.map((each) => each.alias)}::text[])`,
  );
  return wanted.flatMap(({ locale, alias: own }) => {
    const path = `alias.${locale}`;
    if (ownSegments.has(own)) return [finding(path, 'alias-reserved', { alias: own })];
    const holder = holders.find((row) => row.alias === own && row.locale === locale);
    return holder ? [finding(path, 'alias-taken', { alias: own, page: holder.name })] : [];
  });
}

const sameFilters = (a: PageDocument['filters'] = [], b: PageDocument['filters'] = []): boolean =>
  a.length === b.length &&
  a.every((one) => b.some((other) => other.key === one.key && other.value === one.value));

/** Two areas of one place: a shopper would see one of them by chance. */
async function checkPlace(
  { family, areaName, filters }: PageDocument,
  key: string,
  queries: Queries,
): Promise<readonly DeskFinding[]> {
  if (family === undefined) return [];
  const others = await all(
    queries,
    sql<{
      name: string;
      filters: PageDocument['filters'];
    }>`select name, filters from pages where family = ${family} and area_name is not distinct from ${areaName ?? null} and key <> ${key}`,
  );
  const holder = others.find((other) => sameFilters(other.filters, filters));
  return holder ? [finding('filters', 'place-taken', { page: holder.name })] : [];
}

function checkFilters(
  { filters = [] }: PageDocument,
  index: CatalogueIndex,
): readonly DeskFinding[] {
  const rows = {
    Category: index.categories,
    Brand: index.brands,
    Campaign: index.campaigns,
  } as const;
  return filters.flatMap(({ key, value }, at) =>
    [...rows[key].values()].some((row) => row.key === value)
      ? []
      : [finding(`filters[${String(at)}].value`, 'unknown-target', { target: value })],
  );
}

export async function checkPageInShop(
  document: PageDocument,
  { key, pageId }: { readonly key: string; readonly pageId: number | null },
  { queries, index, asking }: Checking,
): Promise<readonly DeskFinding[]> {
  const told = asking
    ? [
        ...(await checkLinks(document, { queries, index, ...asking })),
        ...(await checkPrices(document, { queries, index, fronts: asking.fronts })),
      ]
    : [];
  return [
    ...(await checkAliases(document, pageId, queries)),
    ...(await checkPlace(document, key, queries)),
    ...checkFilters(document, index),
    ...(await checkPictures(document, queries)),
    ...told,
  ];
}

/** Everything there is to say of a document that a menu or page of the shop would have. */
export function checkInShop(
  {
    kind,
    key,
    document,
    pageId,
  }: ContentRef & {
    readonly document: PageDocument | MenuDocument;
    readonly pageId: number | null;
  },
  shop: Checking,
): Promise<readonly DeskFinding[]> {
  return kind === 'page'
    ? checkPageInShop(document as PageDocument, { key, pageId }, shop)
    : checkMenuTargets(document as MenuDocument, shop);
}

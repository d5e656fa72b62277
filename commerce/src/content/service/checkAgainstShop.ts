/**
 * Findings about a page or menu that need the shop: whether its addresses are free, its placement
 * is not taken, and its targets exist.
 */
import { allMarkets, type Locale, locales } from '@solvik/shop';
import { patternsOf, routeNames } from '@solvik/addresses';
import type {
  ContentRef,
  ServiceFinding,
  ServiceFindingCode,
  MenuDocument,
  PageDocument,
} from '@solvik/content-schema/editing';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { anyOf } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import { documentOfKind } from '../../database/stored/documentOfKind.ts';
import { checkPictures } from './checkPictures.ts';
import type { SiteOrigins } from '../../config/settings.ts';
import { checkLinks } from './checkLinks.ts';
import { checkMenuTargets } from './checkMenuTargets.ts';
import { checkPrices } from './checkPrices.ts';
import type { ShopKnowledge } from './shopKnowledge.ts';

/**
 * Without `linkCheck` only errors are found, which prevent publishing; with it also warnings and hints
 * for editors. `now`: milliseconds since 1970.
 */
export type Checking = ShopKnowledge & {
  readonly linkCheck?: { readonly now: number; readonly siteOrigins: SiteOrigins };
};

const finding = (
  path: string,
  code: ServiceFindingCode,
  values?: ServiceFinding['values'],
): ServiceFinding => ({ level: 'error', path, code, ...(values && { values }) });

const routeSegments = routeNames.flatMap((route) =>
  locales.flatMap((locale) =>
    patternsOf(route, locale).flatMap((pattern) => pattern.split('/').slice(1, 2)),
  ),
);

/**
 * First path segments of the shop's routes, of the server's own endpoints, and of markets and
 * languages.
 */
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
  ...allMarkets.map(({ id }) => id),
  ...locales,
]);

/** Languages without an alias use the first one of the page; it must be free in them too. */
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
): Promise<readonly ServiceFinding[]> {
  if (!alias) return [];
  const aliases = aliasesByLocale(alias);
  const holders = await queries
    .selectFrom('aliases as a')
    .innerJoin('pages as p', 'p.pageId', 'a.targetId')
    .select(['a.alias', 'a.locale', 'p.name'])
    .where('a.kind', '=', 'page')
    .where('a.isCurrent', 'is', true)
    .where('a.targetId', 'is distinct from', pageId)
    .where('a.alias', '=', anyOf(aliases.map((each) => each.alias)))
    .execute();
  return aliases.flatMap(({ locale, alias: own }) => {
    const path = `alias.${locale}`;
    if (ownSegments.has(own)) return [finding(path, 'alias-reserved', { alias: own })];
    const holder = holders.find((row) => row.alias === own && row.locale === locale);
    return holder ? [finding(path, 'alias-taken', { alias: own, page: holder.name })] : [];
  });
}

const sameFilters = (a: PageDocument['filters'] = [], b: PageDocument['filters'] = []): boolean =>
  a.length === b.length &&
  a.every((one) => b.some((other) => other.key === one.key && other.value === one.value));

/** Reports a second area with the same placement: which one a shopper saw would be arbitrary. */
async function checkPlacement(
  { family, areaName, filters }: PageDocument,
  key: string,
  queries: Queries,
): Promise<readonly ServiceFinding[]> {
  if (family === undefined) return [];
  const others = await queries
    .selectFrom('pages')
    .select(['name', 'filters'])
    .where('family', '=', family)
    .where('areaName', 'is not distinct from', areaName ?? null)
    .where('key', '<>', key)
    .execute();
  const holder = others.find((other) => sameFilters(other.filters, filters));
  return holder ? [finding('filters', 'place-taken', { page: holder.name })] : [];
}

function checkFilters(
  { filters = [] }: PageDocument,
  index: CatalogueIndex,
): readonly ServiceFinding[] {
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

export async function checkPageAgainstShop(
  document: PageDocument,
  { key, pageId }: { readonly key: string; readonly pageId: number | null },
  { queries, index, linkCheck }: Checking,
): Promise<readonly ServiceFinding[]> {
  const linkFindings = linkCheck
    ? [
        ...(await checkLinks(document, { queries, index, ...linkCheck })),
        ...(await checkPrices(document, { queries, index, siteOrigins: linkCheck.siteOrigins })),
      ]
    : [];
  return [
    ...(await checkAliases(document, pageId, queries)),
    ...(await checkPlacement(document, key, queries)),
    ...checkFilters(document, index),
    ...(await checkPictures(document, queries)),
    ...linkFindings,
  ];
}

/** Every finding that a page or menu of the shop would have with this document. */
export function checkAgainstShop(
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
): Promise<readonly ServiceFinding[]> {
  return kind === 'page'
    ? checkPageAgainstShop(documentOfKind('page', document), { key, pageId }, shop)
    : checkMenuTargets(documentOfKind('menu', document), shop);
}

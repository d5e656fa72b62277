import type { RouteRequest } from '../../page/defineRoute.ts';
import type { Services } from '../../page/services.ts';
import {
  listPageInfoQuery,
  type ListScope,
  productListQuery,
} from '../../features/lists/listQueries.ts';
import { pageSize } from '../../features/lists/pageSize.ts';
import { filterColoursQuery, priceHistogramQuery } from '../../features/lists/filterQueries.ts';
import {
  areFiltersShown,
  countFilters,
  inOwnSizes,
  type ListSelection,
  type ListSort,
  type PriceRange,
  readListSelection,
} from '../../features/lists/listSelection.ts';
import { notFound, redirectTo } from '../../page/httpErrors.ts';
import { movedOrNotFound } from '../../features/content/redirectMovedPage.ts';
import { type AreaSelector, areas } from '../../features/content/areas/areaSelector.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { menuTrailQuery } from '../../features/content/menuQueries.ts';
import { loadWidgetData } from '../../features/widgets/placeWidgets.ts';
import { ownSizes } from '../../features/ownSizes/ownSizes.ts';
import { listHref } from './listHref.ts';
import { priceScale } from './filters/priceScale.ts';

/** All that the list screen needs to find its data again: plain and serialisable. */
export interface ListCriteria {
  readonly path: string;
  readonly search: string;
  readonly scope: ListScope;
  readonly defaultSort: ListSort;
  /** Sorts offered to the shopper. */
  readonly sorts: readonly ListSort[];
  /** Used if the catalogue has no texts of its own for the list. */
  readonly heading: string;
  /** Whether the path has its own texts in the catalogue (listPageInfo). */
  readonly hasPageInfo: boolean;
  readonly kind: 'category' | 'brand' | 'campaign' | 'search' | 'collection';
}

export const shopperSorts: readonly ListSort[] = ['MOST_SOLD', 'LATEST', 'PRICE', 'PRICE_DESC'];

export const selectionOf = (criteria: ListCriteria): ListSelection =>
  readListSelection(new URLSearchParams(criteria.search), criteria.defaultSort);

/** Whether the page opens with its filters shown. */
export const opensFilters = (criteria: ListCriteria): boolean =>
  countFilters(selectionOf(criteria)) > 0 || areFiltersShown(new URLSearchParams(criteria.search));

/** The areas of a list: above and below its products, for its category, brand or campaign. */
export function listAreas(
  kind: ListCriteria['kind'],
  scope: ListScope,
): readonly [top: AreaSelector, bottom: AreaSelector] {
  const key = {
    category: 'Category',
    brand: 'Brand',
    campaign: 'Campaign',
    search: undefined,
    collection: undefined,
  }[kind];
  const value = scope.categoryAlias ?? scope.brandAlias ?? scope.discountCampaignAlias;
  const filters = key && value ? [{ key, value }] : [];
  return [
    { ...areas.listTop, filters },
    { ...areas.listBottom, filters },
  ];
}

/** What open filters draw; without it they are whole, and in a browser it follows them. */
async function loadFilterDrawings(
  { queryClient, dataApi, site }: Services,
  { criteria, price }: { readonly criteria: ListCriteria; readonly price: PriceRange | undefined },
): Promise<void> {
  const selection = selectionOf(criteria);
  const range = price && priceScale(price, site.currency, selection.price);
  await Promise.all([
    queryClient.prefetchQuery(filterColoursQuery(dataApi)),
    range &&
      queryClient.prefetchQuery(
        priceHistogramQuery(dataApi, criteria.scope, { selection, range: range.ends }),
      ),
  ]);
}

const lastPart = (path: string) => path.split('/').findLast((part) => part !== '');

/**
 * Awaits the products, the texts of the list, its breadcrumbs and its content. The page needs its
 * products; failed breadcrumbs are omitted, and failed content leaves its place empty. A page past
 * the end is a 404 (contracts.md, Rules).
 */
export async function loadList(
  services: Services,
  request: RouteRequest,
  list: Omit<ListCriteria, 'path' | 'search'>,
): Promise<ListCriteria> {
  const { queryClient, dataApi } = services;
  const criteria: ListCriteria = {
    ...list,
    path: request.url.pathname,
    search: request.url.search,
  };
  const selection = inOwnSizes(selectionOf(criteria), ownSizes.active());
  const requested = queryClient.ensureQueryData(
    productListQuery(services, criteria.scope, selection),
  );
  const [products, info] = await Promise.all([
    requested,
    criteria.hasPageInfo
      ? queryClient.ensureQueryData(listPageInfoQuery(dataApi, criteria.path))
      : null,
    queryClient.prefetchQuery(menuTrailQuery(services, criteria.path)),
    ...listAreas(criteria.kind, criteria.scope).map(async (selector) => {
      const area = await queryClient
        .ensureQueryData(widgetAreaQuery(dataApi, selector))
        .catch(() => null);
      // A browser never requests code again that it could not fetch.
      if (!import.meta.env.SSR) await requested;
      await loadWidgetData({ services }, area);
    }),
  ]);
  if (import.meta.env.SSR && opensFilters(criteria))
    await loadFilterDrawings(services, { criteria, price: products.price });
  if (criteria.hasPageInfo && !info) return movedOrNotFound(services, request.url);
  // An alias of another language, or a former one, redirects to the list's own address.
  if (info?.href && lastPart(info.href) !== lastPart(criteria.path))
    redirectTo(`${info.href}${criteria.search}`, 301);
  if (selection.page > 1 && products.count <= (selection.page - 1) * pageSize) {
    // Others may have more pages of it.
    if (selection.ownSizes) redirectTo(listHref(criteria, { ...selection, page: 1 }), 302);
    notFound();
  }
  return criteria;
}

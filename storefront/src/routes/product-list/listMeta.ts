import { writeAddress } from '@solvik/addresses';
import { menuTrailQuery } from '../../features/content/menuQueries.ts';
import { breadcrumbData } from '../../page/metadata/breadcrumbData.ts';
import type { Services } from '../../page/services.ts';
import type { PageMeta } from '../../page/metadata/pageMeta.ts';
import { listPageInfoQuery, productListQuery } from '../../features/lists/listQueries.ts';
import { pageInOtherSites } from '../../features/market/pageInOtherSites.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { countFilters } from '../../features/lists/listSelection.ts';
import { type ListCriteria, selectionOf } from './listCriteria.ts';

/** The same way to the list as ListCrumbs shows. */
function crumbsData(
  services: Services,
  { path, heading }: { readonly path: string; readonly heading: string },
): readonly object[] {
  const { queryClient, site, text } = services;
  const trail = queryClient.getQueryData(menuTrailQuery(services, path).queryKey) ?? [];
  return breadcrumbData(
    [
      { href: writeAddress('home', site.locale), label: text('breadcrumb.start') },
      ...trail.map(({ href, label }) => ({ href, label })),
      { href: path, label: heading },
    ],
    site,
  );
}

/**
 * A list's metadata. A filtered or searched list is not indexed; a later page is its own
 * canonical.
 */
export function listMeta(services: Services, criteria: ListCriteria): PageMeta {
  const { queryClient, dataApi, site, sites } = services;
  const info = queryClient.getQueryData(listPageInfoQuery(dataApi, criteria.path).queryKey);
  const selection = selectionOf(criteria);
  const products =
    queryClient.getQueryData(productListQuery(services, criteria.scope, selection).queryKey)
      ?.products ?? [];
  const path = info?.href ?? criteria.path;
  return {
    title: info?.title ?? info?.name ?? criteria.heading,
    description: info?.description ?? info?.intro ?? siteDescription(services),
    canonicalPath: selection.page > 1 ? `${path}?page=${String(selection.page)}` : path,
    alternates:
      criteria.kind === 'collection'
        ? Object.fromEntries(
            sites.map((other) => [
              other.channelId,
              pageInOtherSites({ path: criteria.path, locale: site.locale }, other),
            ]),
          )
        : (info?.alternates ?? {}),
    isHiddenFromSearch: criteria.kind === 'search' || countFilters(selection) > 0,
    structuredData: import.meta.env.SSR
      ? crumbsData(services, { path, heading: info?.name ?? criteria.heading })
      : [],
    cacheTags: [
      'catalogue',
      'content',
      ...products.flatMap(({ id }) => (id === undefined ? [] : [`product:${String(id)}`])),
    ],
  };
}

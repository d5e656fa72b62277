import type { Services } from '../../app/services.ts';
import type { PageMeta } from '../../app/metadata/pageMeta.ts';
import { alternatesOf } from '../../app/metadata/alternates.ts';
import { listPageInfoQuery, productListQuery } from '../../features/lists/listQueries.ts';
import { pageElsewhere } from '../../features/market/pageElsewhere.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { countFilters } from '../../features/lists/listSelection.ts';
import { type ListCriteria, selectionOf } from './listCriteria.ts';

/** What a list says about itself. A filtered or searched list is not for search engines; a later page is its own canonical. */
export function listMeta(services: Services, criteria: ListCriteria): PageMeta {
  const { queryClient, dataApi, site, sites } = services;
  const info = queryClient.getQueryData(listPageInfoQuery(dataApi, criteria.path).queryKey);
  const selection = selectionOf(criteria);
  const products = queryClient.getQueryData(productListQuery(dataApi, criteria.scope, selection).queryKey)?.products ?? [];
  const path = info?.canonicalUrl ?? criteria.path;
  return {
    title: info?.meta?.title ?? info?.name ?? criteria.heading,
    description: info?.meta?.description || info?.primaryDescription || siteDescription(services),
    canonicalPath: selection.page > 1 ? `${path}?page=${String(selection.page)}` : path,
    alternates: criteria.kind === 'collection' ? Object.fromEntries(sites.map((other) => [other.channelId, pageElsewhere({ path: criteria.path, locale: site.locale }, other)])) : alternatesOf(info?.alternativeUrls),
    isHiddenFromSearch: criteria.kind === 'search' || countFilters(selection) > 0,
    cacheTags: ['catalogue', 'content', ...products.flatMap((product) => (product ? [`product:${String(product.productId)}`] : []))],
  };
}

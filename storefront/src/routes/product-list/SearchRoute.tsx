import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../page/defineRoute.ts';
import { redirectTo } from '../../page/httpErrors.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { productListQuery } from '../../features/lists/listQueries.ts';
import { inOwnSizes, readListSelection } from '../../features/lists/listSelection.ts';
import { ownSizes } from '../../features/ownSizes/ownSizes.ts';
import { searchFindingsQuery } from '../../features/search/searchQueries.ts';
import { isExactSearch } from './exactSearch.ts';
import { helpRowQuery } from './helpRowQuery.ts';
import { type ListCriteria, loadList, shopperSorts } from './listCriteria.ts';
import { prepareList } from './prepareList.ts';
import { listMeta } from './listMeta.ts';
import { SearchScreen } from './SearchScreen.tsx';

/** Longer input is cut: nobody searches for more, and the address must stay valid. */
const maxSearchLength = 100;

/**
 * Search results: /s/{search}; without input the page to search from. A plain form sends `?q=`,
 * which becomes the address.
 */
export const route = defineRoute({
  load: async (services, request): Promise<ListCriteria> => {
    const { text, site, queryClient, dataApi } = services;
    const typed = request.url.searchParams.get('q')?.trim().slice(0, maxSearchLength);
    if (typed) redirectTo(writeAddress('search', site.locale, { search: typed }), 303);
    const searchText = (request.params['search'] ?? '').trim().slice(0, maxSearchLength);
    const isExact = isExactSearch(request.url.search);
    const list = {
      kind: 'search',
      scope: { searchText, ...(isExact && { isExact }) },
      defaultSort: defaultSorts.search,
      sorts: ['RELEVANCE', ...shopperSorts],
      heading: searchText ? text('search.heading', { search: searchText }) : text('header.search'),
      hasPageInfo: false,
    } as const;
    if (!searchText) {
      await queryClient.prefetchQuery(helpRowQuery(dataApi));
      return { ...list, path: request.url.pathname, search: '' };
    }
    const selection = inOwnSizes(
      readListSelection(request.url.searchParams, list.defaultSort),
      ownSizes.active(),
    );
    const findings = searchFindingsQuery(services, { searchText, isExact }, selection);
    const [criteria] = await Promise.all([
      loadList(services, request, list),
      queryClient.prefetchQuery(findings),
    ]);
    const { related: [fewerWords] = [], recommended = [] } =
      queryClient.getQueryData(findings.queryKey) ?? {};
    const results = productListQuery(services, criteria.scope, selection);
    const isWithoutRow =
      recommended.length === 0 && queryClient.getQueryData(results.queryKey)?.count === 0;
    if (fewerWords || isWithoutRow)
      await queryClient.prefetchQuery(helpRowQuery(dataApi, fewerWords?.text));
    return criteria;
  },
  prepare: prepareList,
  meta: listMeta,
  Screen: SearchScreen,
});

import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../page/defineRoute.ts';
import { redirectTo } from '../../page/httpErrors.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { productListQuery, productRowQuery } from '../../features/lists/listQueries.ts';
import { type ListCriteria, loadList, selectionOf, shopperSorts } from './listCriteria.ts';
import { listMeta } from './listMeta.ts';
import { popular } from './SearchHelp.tsx';
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
    const list = {
      kind: 'search',
      scope: { searchText },
      defaultSort: defaultSorts.search,
      sorts: ['RELEVANCE', ...shopperSorts],
      heading: searchText ? text('search.heading', { search: searchText }) : text('header.search'),
      hasPageInfo: false,
    } as const;
    const criteria = searchText
      ? await loadList(services, request, list)
      : { ...list, path: request.url.pathname, search: '' };
    const found = searchText
      ? await queryClient.ensureQueryData(
          productListQuery(dataApi, criteria.scope, selectionOf(criteria)),
        )
      : null;
    if (!found?.count) await queryClient.prefetchQuery(productRowQuery(dataApi, popular));
    return criteria;
  },
  meta: listMeta,
  Screen: SearchScreen,
});

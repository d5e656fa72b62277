import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../app/defineRoute.ts';
import { redirectTo } from '../../app/httpAnswers.ts';
import { loadList, shopperSorts } from './listCriteria.ts';
import { listMeta } from './listMeta.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

/** Longer texts are cut: nobody searches for more, and the address must stay an address. */
const longestSearch = 100;

/** What a search found: /s/{search}. A plain form sends `?q=`, which becomes the address. */
export const route = defineRoute({
  load: async (services, request) => {
    const { text, site } = services;
    const typed = request.url.searchParams.get('q')?.trim().slice(0, longestSearch);
    if (typed) redirectTo(writeAddress('search', site.locale, { search: typed }), 303);
    const searchText = (request.params['search'] ?? '').trim().slice(0, longestSearch);
    if (!searchText) redirectTo(writeAddress('newProducts', site.locale));
    return loadList(services, request, {
      kind: 'search',
      scope: { searchText },
      defaultSort: 'RELEVANCE',
      sorts: ['RELEVANCE', ...shopperSorts],
      heading: text('search.heading', { search: searchText }),
      hasPageInfo: false,
    });
  },
  meta: listMeta,
  Screen: ProductListScreen,
});

import { defineRoute } from '../../page/defineRoute.ts';
import { listMeta } from './listMeta.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { loadList, shopperSorts } from './listCriteria.ts';
import { prepareList } from './prepareList.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

/** A category's list: /c/{category} and /c/{anything}/{category}. */
export const route = defineRoute({
  load: (services, request) =>
    loadList(services, request, {
      kind: 'category',
      scope: { categoryAlias: request.params['category'] ?? '' },
      defaultSort: defaultSorts.category,
      sorts: shopperSorts,
      heading: '',
      hasPageInfo: true,
    }),
  prepare: prepareList,
  meta: listMeta,
  Screen: ProductListScreen,
});

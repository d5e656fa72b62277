import { defineRoute } from '../../page/defineRoute.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { loadList, shopperSorts } from './listCriteria.ts';
import { prepareList } from './prepareList.ts';
import { listMeta } from './listMeta.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

/** A list created by the merchant: /l/*; the last segment is its alias. */
export const route = defineRoute({
  load: (services, request) =>
    loadList(services, request, {
      kind: 'category',
      scope: { categoryAlias: (request.params['list'] ?? '').split('/').at(-1) ?? '' },
      defaultSort: defaultSorts.genericList,
      sorts: shopperSorts,
      heading: '',
      hasPageInfo: true,
    }),
  prepare: prepareList,
  meta: listMeta,
  Screen: ProductListScreen,
});

import { defineRoute } from '../../page/defineRoute.ts';
import { listMeta } from './listMeta.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { loadList, shopperSorts } from './listCriteria.ts';
import { prepareList } from './prepareList.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

/** A brand's list: /b/{brand+}; the last segment is the brand. */
export const route = defineRoute({
  load: (services, request) =>
    loadList(services, request, {
      kind: 'brand',
      scope: { brandAlias: (request.params['brand'] ?? '').split('/').at(-1) ?? '' },
      defaultSort: defaultSorts.brand,
      sorts: shopperSorts,
      heading: '',
      hasPageInfo: true,
    }),
  prepare: prepareList,
  meta: listMeta,
  Screen: ProductListScreen,
});

import { defineRoute } from '../../page/defineRoute.ts';
import { listMeta } from './listMeta.ts';
import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { loadList, shopperSorts } from './listCriteria.ts';
import { prepareList } from './prepareList.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

/** The products of a campaign: /dc/{discountCampaign+}; the last segment is the campaign. */
export const route = defineRoute({
  load: (services, request) =>
    loadList(services, request, {
      kind: 'campaign',
      scope: { discountCampaignAlias: (request.params['campaign'] ?? '').split('/').at(-1) ?? '' },
      defaultSort: defaultSorts.discountCampaign,
      sorts: shopperSorts,
      heading: '',
      hasPageInfo: true,
    }),
  prepare: prepareList,
  meta: listMeta,
  Screen: ProductListScreen,
});

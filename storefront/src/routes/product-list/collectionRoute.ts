import { defineRoute } from '../../app/defineRoute.ts';
import type { ListSort } from '../../features/lists/listSelection.ts';
import type { MessageKey } from '../../languages/generated/messages.ts';
import { loadList, shopperSorts } from './listCriteria.ts';
import { listMeta } from './listMeta.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

type Heading = Extract<MessageKey, `list.heading.${string}`>;

/** A list of the whole shop in one order, such as what is new. */
export const collectionRoute = ({ heading, sort }: { readonly heading: Heading; readonly sort: ListSort }) =>
  defineRoute({
    load: (services, request) =>
      loadList(services, request, { kind: 'collection', scope: {}, defaultSort: sort, sorts: shopperSorts, heading: services.text(heading), hasPageInfo: false }),
    meta: listMeta,
    Screen: ProductListScreen,
  });

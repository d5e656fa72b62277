import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../page/defineRoute.ts';
import type { ListSort } from '../../features/lists/listSelection.ts';
import type { MessageKey } from '../../languages/generated/messages.ts';
import { loadList, shopperSorts } from './listCriteria.ts';
import { prepareList } from './prepareList.ts';
import { listMeta } from './listMeta.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

type Heading = Extract<MessageKey, `list.heading.${string}`>;

interface Collection {
  readonly heading: Heading;
  readonly sort: ListSort;
  /**
   * A hidden category contains the products; its alias is the last segment of this route's own
   * address.
   */
  readonly categoryOf?: 'comingSoon';
}

/** A list of the whole shop in one order, such as the newest products. */
export const collectionRoute = ({ heading, sort, categoryOf }: Collection) =>
  defineRoute({
    load: (services, request) => {
      const scope = categoryOf
        ? { categoryAlias: writeAddress(categoryOf, services.site.locale).slice(1) }
        : {};
      return loadList(services, request, {
        kind: 'collection',
        scope,
        defaultSort: sort,
        sorts: shopperSorts,
        heading: services.text(heading),
        hasPageInfo: false,
      });
    },
    prepare: prepareList,
    meta: listMeta,
    Screen: ProductListScreen,
  });

import type { ImageSource } from '@solvik/design-system';
import type { QueryClient } from '@tanstack/react-query';
import type { DataApi } from '../../../data-api/createDataApi.ts';
import { imageSource } from '../../images/imageSource.ts';
import { productRowQuery, productsByIdQuery } from '../../lists/listQueries.ts';
import type { ProductCardView } from '../../lists/productCardView.ts';

/** A product as an editor knows it: by its name and picture, in the language of the front they came in by. */
export interface KnownProduct {
  readonly id: number;
  readonly name: string;
  readonly image?: ImageSource;
}

/** How products are found and told apart; both reject when the shop does not answer. */
export interface ProductTools {
  readonly find: (words: string) => Promise<readonly KnownProduct[]>;
  /** In that order, without those that are not sold. */
  readonly byId: (ids: readonly number[]) => Promise<readonly KnownProduct[]>;
}

/** As many as can be read at a glance. */
const most = 8;

const known = (products: readonly ProductCardView[]): readonly KnownProduct[] =>
  products.flatMap(({ id, name, picture }) =>
    id === undefined
      ? []
      : [
          {
            id,
            name: name || String(id),
            ...(picture && { image: imageSource(picture, { alt: '', sizes: '80px' }) }),
          },
        ],
  );

export function createProductTools({
  queryClient,
  dataApi,
}: {
  readonly queryClient: QueryClient;
  readonly dataApi: DataApi;
}): ProductTools {
  return {
    find: async (words) =>
      known(
        await queryClient.fetchQuery(
          productRowQuery(dataApi, { take: most, filter: { searchText: words } }),
        ),
      ),
    byId: async (ids) =>
      ids.length === 0 ? [] : known(await queryClient.fetchQuery(productsByIdQuery(dataApi, ids))),
  };
}

/** What the shop provides to the editors' workbench. */
import type { KnownProduct, ProductTools, WorkbenchHost } from '@solvik/workbench';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../../page/services.ts';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { productRowQuery, productsByIdQuery } from '../../features/lists/rowQueries.ts';
import type { ProductCardView } from '../../features/lists/productCardView.ts';

/** Short enough to read at a glance. */
const maxProducts = 8;

const known = (products: readonly ProductCardView[]): readonly KnownProduct[] =>
  products.flatMap(({ id, name, picture }) => {
    if (id === undefined) return [];
    const image = picture && imageSource(picture, { alt: '', sizes: '80px' });
    return [{ id, name: name || String(id), ...(image && { image }) }];
  });

interface ProductSources {
  readonly queryClient: QueryClient;
  readonly dataApi: DataApi;
}

export function createProductTools({ queryClient, dataApi }: ProductSources): ProductTools {
  return {
    find: async (searchText) => {
      const query = productRowQuery(dataApi, { take: maxProducts, filter: { searchText } });
      return known(await queryClient.fetchQuery(query));
    },
    byId: async (ids) =>
      ids.length === 0 ? [] : known(await queryClient.fetchQuery(productsByIdQuery(dataApi, ids))),
  };
}

export const workbenchHost = ({ site, now, ...sources }: Services): WorkbenchHost => ({
  site,
  now,
  products: createProductTools(sources),
  pictureOf: (file, { sizes }) => imageSource(file, { alt: '', sizes }),
});

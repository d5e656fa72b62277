import { isNamedSize } from '@solvik/shop-rules';
import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { productsWithSkusDocument } from '../../data-api/generated/operations.ts';
import { present } from '../../data-api/present.ts';
import { type ProductCardView, productCardView } from '../lists/productCardView.ts';
import { rowReserve, selectAvailableFirst } from '../lists/selectAvailableFirst.ts';

/** How many an empty cart offers. */
export const offeredSize = 4;

export interface OfferedProduct {
  readonly card: ProductCardView;
  /** Of a product in one size for all: there is nothing to choose. */
  readonly onlySkuId?: number;
}

/** The best sellers, with what adds those of one size. */
export const offeredProductsQuery = (dataApi: DataApi) =>
  queryOptions({
    queryKey: ['offered-products', dataApi.site.marketId],
    queryFn: async ({ signal }) => {
      const { products } = await dataApi.send(
        productsWithSkusDocument,
        { take: offeredSize + rowReserve, filter: { sort: 'MOST_SOLD' } },
        { signal },
      );
      return selectAvailableFirst(products?.products ?? [], offeredSize).map(
        (product): OfferedProduct => {
          const [sku, ...others] = present(product.skus);
          const isOnly = sku && others.length === 0 && isNamedSize(sku.name ?? '');
          return { card: productCardView(product), ...(isOnly && { onlySkuId: sku.skuId }) };
        },
      );
    },
  });

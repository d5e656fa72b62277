import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { productTwinDocument } from '../../data-api/generated/operations.ts';

/** A product's twin: the same one used, or of a used one the same new. */
export interface TwinLink {
  /** Whether the twin is the used one. */
  readonly isPreloved: boolean;
  readonly alias: string;
  readonly href: string;
}

/** A product's twin; null without one. An addition of our own back end: on others it fails. */
export const twinQuery = (dataApi: DataApi, alias: string) =>
  queryOptions({
    queryKey: ['twin', dataApi.site.marketId, alias],
    queryFn: async ({ signal }): Promise<TwinLink | null> => {
      const { product } = await dataApi.send(productTwinDocument, { alias }, { signal });
      const href = product?.twin?.product.canonicalUrl;
      return product?.twin && href
        ? { isPreloved: product.twin.isPreloved, alias: product.twin.product.alias, href }
        : null;
    },
    retry: false,
  });

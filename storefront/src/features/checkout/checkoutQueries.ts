import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { getOrderPublicDocument } from '../../data-api/generated/operations.ts';

/** A placed order by its public id; null when there is none. */
export const publicOrderQuery = (dataApi: DataApi, publicOrderId: string) =>
  queryOptions({
    queryKey: ['order', dataApi.site.marketId, publicOrderId],
    queryFn: async ({ signal }) => (await dataApi.send(getOrderPublicDocument, { publicOrderId }, { signal })).getOrderPublic ?? null,
    staleTime: 0,
  });

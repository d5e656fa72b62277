import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { sizeKindsDocument } from '../../data-api/generated/operations.ts';
import { type OwnSize, type SizeKind, sizeKinds } from './ownSizes.ts';

/** The sizes of a kind, and its categories. */
export interface SizeKindView {
  readonly kind: SizeKind;
  readonly categoryIds: readonly number[];
  readonly sizes: readonly OwnSize[];
}

/** The sizes that can be pinned: an addition of our own back end, without which nothing is. */
export const sizeKindsQuery = (dataApi: DataApi) =>
  queryOptions({
    queryKey: ['size-kinds', dataApi.site.marketId],
    queryFn: async ({ signal }): Promise<readonly SizeKindView[]> => {
      const answer = await dataApi.send(sizeKindsDocument, {}, { signal });
      return answer.sizeKinds.flatMap(({ kind: written, categoryIds, sizes }) => {
        const kind = sizeKinds.find((known) => known === written);
        const own = sizes.map(({ facetId: id, label }) => ({ id, label }));
        return kind ? [{ kind, categoryIds, sizes: own }] : [];
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { withdrawnProductDocument } from '../../data-api/generated/operations.ts';

/** A product that is no longer sold. */
export interface WithdrawnView {
  readonly name: string;
  readonly category?: { readonly alias: string; readonly name: string; readonly href: string };
}

export interface WithdrawnProps {
  readonly withdrawn: WithdrawnView;
}

/** What the withdrawn product at an alias was; null if there was none, or the shop cannot know. */
export const withdrawnQuery = (dataApi: DataApi, alias: string) =>
  queryOptions({
    queryKey: ['withdrawn', dataApi.site.marketId, alias],
    queryFn: async ({ signal }): Promise<WithdrawnView | null> => {
      const { withdrawnProduct } = await dataApi.send(
        withdrawnProductDocument,
        { alias },
        { signal },
      );
      if (!withdrawnProduct) return null;
      const { name, category } = withdrawnProduct;
      return {
        name,
        ...(category?.alias && {
          category: { alias: category.alias, name: category.name, href: category.canonicalUrl },
        }),
      };
    },
  });

/** The products that are shown in its place: what its category sells most. */
export const insteadOf = ({ category }: WithdrawnView) =>
  ({
    take: 4,
    ...(category && { categoryAlias: category.alias }),
    filter: { sort: 'MOST_SOLD' },
  }) as const;

import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { requestReviews } from './requestReviews.ts';
import type { ReviewView } from './reviewsView.ts';

/** The most that the back end sends at once. */
const perRequest = 100;

/** Every review of the product at an alias. */
export const allReviewsQuery = (dataApi: DataApi, alias: string) =>
  queryOptions({
    queryKey: ['reviews', dataApi.site.marketId, alias, 'all'],
    queryFn: async ({ signal }) => {
      const all: ReviewView[] = [];
      for (;;) {
        const page = { alias, skip: all.length, take: perRequest, signal };
        const view = await requestReviews(dataApi, page);
        all.push(...(view?.reviews ?? []));
        if (!view || all.length >= view.count) return all;
      }
    },
  });

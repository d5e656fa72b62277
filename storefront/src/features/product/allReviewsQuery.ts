import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { reviewsDocument } from '../../data-api/generated/operations.ts';
import { reviewsView, type ReviewView } from './reviewsView.ts';

/** The most that the back end sends at once. */
const perRequest = 100;

/** Every review of the product at an alias, the newest first. */
export const allReviewsQuery = (dataApi: DataApi, alias: string) =>
  queryOptions({
    queryKey: ['reviews', dataApi.site.marketId, alias, 'all'],
    queryFn: async ({ signal }) => {
      const all: ReviewView[] = [];
      for (;;) {
        const page = { alias, skip: all.length, take: perRequest };
        const { reviews } = await dataApi.send(reviewsDocument, page, { signal });
        const view = reviewsView(reviews);
        all.push(...(view?.reviews ?? []));
        if (!view || all.length >= view.count) return all;
      }
    },
  });

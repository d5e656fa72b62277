import type { DataApi } from '../../data-api/createDataApi.ts';
import { isRefused } from '../../data-api/isRefused.ts';
import { detailedReviewsDocument, reviewsDocument } from '../../data-api/generated/operations.ts';
import { reviewsView, type ReviewsView } from './reviewsView.ts';

export interface ReviewsRequest {
  readonly alias: string;
  readonly skip: number;
  readonly take: number;
  readonly signal: AbortSignal;
}

/**
 * Reviews of a product, those in the site's language first, of them and the others the newest first; null if there are none. Sizes, fit and languages are an
 * addition of our own back end: another one, which refuses them, is requested without. Throws
 * DataApiError.
 */
export async function requestReviews(
  dataApi: DataApi,
  { signal, ...variables }: ReviewsRequest,
): Promise<ReviewsView | null> {
  const { reviews } = await dataApi
    .send(detailedReviewsDocument, variables, { signal })
    .catch((error: unknown) => {
      if (isRefused(error)) return dataApi.send(reviewsDocument, variables, { signal });
      throw error;
    });
  return reviewsView(reviews);
}

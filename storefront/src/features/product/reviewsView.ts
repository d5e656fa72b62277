import type { ReviewsQuery } from '../../data-api/generated/operations.ts';

/** The reviews of a product: the average, and the latest with their texts. */
export interface ReviewsView {
  /** Of all reviews, including those not listed. */
  readonly count: number;
  readonly average: number;
  readonly reviews: readonly ReviewView[];
}

export interface ReviewView {
  readonly rating: number;
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
  readonly comment: string;
}

/** The reviews of a product; null if there are none. */
export function reviewsView(response: ReviewsQuery['reviews'] | undefined): ReviewsView | null {
  const reviews = (response?.reviews ?? []).flatMap((review) =>
    review
      ? [
          {
            rating: review.rating,
            author: review.author,
            date: review.reviewDate,
            comment: review.comment,
          },
        ]
      : [],
  );
  return response && reviews.length > 0
    ? { count: Number(response.count), average: response.averageRating, reviews }
    : null;
}

/** Reviews of each number of stars, five first. */
export const countByStars = (
  reviews: readonly Pick<ReviewView, 'rating'>[],
): readonly { readonly stars: number; readonly count: number }[] =>
  [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }));

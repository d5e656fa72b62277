import type { ReviewsQuery } from '../../data-api/generated/operations.ts';

/** What others say of a product: the average, and the latest in their own words. */
export interface ReviewsView {
  /** Of all, also those that are not here. */
  readonly count: number;
  readonly average: number;
  readonly reviews: readonly ReviewView[];
}

interface ReviewView {
  readonly rating: number;
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
  readonly comment: string;
}

/** The reviews of a product; null where nobody has said anything. */
export function reviewsView(answer: ReviewsQuery['reviews'] | undefined): ReviewsView | null {
  const reviews = (answer?.reviews ?? []).flatMap((review) =>
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
  return answer && reviews.length > 0
    ? { count: Number(answer.count), average: answer.averageRating, reviews }
    : null;
}

import type { ReviewFit, ReviewsQuery } from '../../data-api/generated/operations.ts';

/** The reviews of a product: the average, and the latest with their texts. */
export interface ReviewsView {
  /** Of all reviews, including those not listed. */
  readonly count: number;
  readonly average: number;
  /** How many found it small, as expected and large; absent without votes. */
  readonly fitVotes?: FitVotes;
  readonly reviews: readonly ReviewView[];
}

export interface ReviewView {
  readonly rating: number;
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
  readonly comment: string;
  /** A code of a language: `sv`, `nb`, `da`, `fi`. */
  readonly language: string;
  /** The size worn. */
  readonly size?: string;
  /** Of the reviewer, in centimetres. */
  readonly height?: number;
  readonly fit?: ReviewFit;
}

export type FitVotes = Readonly<Record<'small' | 'asExpected' | 'large', number>>;

function fitVotesOf(
  votes: NonNullable<ReviewsQuery['reviews']>['fitVotes'],
): Pick<ReviewsView, 'fitVotes'> {
  if (!votes) return {};
  const { small, asExpected, large } = votes;
  return { fitVotes: { small, asExpected, large } };
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
            language: review.language,
            ...(review.size && { size: review.size }),
            ...(review.height && { height: review.height }),
            ...(review.fit && { fit: review.fit }),
          },
        ]
      : [],
  );
  return response && reviews.length > 0
    ? {
        count: Number(response.count),
        average: response.averageRating,
        ...fitVotesOf(response.fitVotes),
        reviews,
      }
    : null;
}

import type {
  DetailedReviewsQuery,
  ReviewFit,
  ReviewsQuery,
} from '../../data-api/generated/operations.ts';

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
  readonly language?: string;
  /** The size worn. */
  readonly size?: string;
  /** Of the reviewer, in centimetres. */
  readonly height?: number;
  readonly fit?: ReviewFit;
}

export type FitVotes = Readonly<Record<'small' | 'asExpected' | 'large', number>>;

type Reviews = NonNullable<ReviewsQuery['reviews']>;
type DetailedReviews = NonNullable<DetailedReviewsQuery['reviews']>;
type Review = NonNullable<NonNullable<Reviews['reviews']>[number]>;
type DetailedReview = NonNullable<NonNullable<DetailedReviews['reviews']>[number]>;

function detailsOf(review: Review | DetailedReview): Omit<ReviewView, keyof Review | 'date'> {
  if (!('language' in review)) return {};
  const { language, size, height, fit } = review;
  return { language, ...(size && { size }), ...(height && { height }), ...(fit && { fit }) };
}

function fitVotesOf(response: Reviews | DetailedReviews): Pick<ReviewsView, 'fitVotes'> {
  const votes = 'fitVotes' in response ? response.fitVotes : undefined;
  if (!votes) return {};
  const { small, asExpected, large } = votes;
  return { fitVotes: { small, asExpected, large } };
}

/** The reviews of a product; null if there are none. */
export function reviewsView(
  response: Reviews | DetailedReviews | null | undefined,
): ReviewsView | null {
  const reviews = (response?.reviews ?? []).flatMap((review) => {
    if (!review) return [];
    const { rating, author, reviewDate: date, comment } = review;
    return [{ rating, author, date, comment, ...detailsOf(review) }];
  });
  return response && reviews.length > 0
    ? {
        count: Number(response.count),
        average: response.averageRating,
        ...fitVotesOf(response),
        reviews,
      }
    : null;
}

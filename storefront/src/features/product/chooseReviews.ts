/** Which reviews of a product are shown, and in which order. */
import type { FitVotes, ReviewView } from './reviewsView.ts';

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export interface ReviewChoice {
  /** Those of this number of stars alone. */
  readonly stars?: number | undefined;
  /** Those of who wore this size alone. */
  readonly size?: string | undefined;
  readonly order: ReviewOrder;
}

type Compared = Pick<ReviewView, 'rating' | 'date' | 'size'>;

const compare: Readonly<Record<ReviewOrder, (one: Compared, other: Compared) => number>> = {
  newest: () => 0,
  highest: (one, other) => other.rating - one.rating,
  lowest: (one, other) => one.rating - other.rating,
};

/** Of reviews with the newest first, the chosen ones; of equal stars the newest first. */
export const chooseReviews = <Review extends Compared>(
  reviews: readonly Review[],
  { stars, size, order }: ReviewChoice,
): readonly Review[] =>
  reviews
    .filter(
      (review) =>
        (stars === undefined || review.rating === stars) &&
        (size === undefined || review.size === size),
    )
    .toSorted(compare[order]);

/** Reviews of each number of stars, five first. */
export const countByStars = (
  reviews: readonly Pick<ReviewView, 'rating'>[],
): readonly { readonly stars: number; readonly count: number }[] =>
  [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }));

/** Reviews of each size that was worn: in the order of the product's sizes, others after them. */
export function countBySize(
  reviews: readonly Pick<ReviewView, 'size'>[],
  sizes: readonly string[],
): readonly { readonly size: string; readonly count: number }[] {
  const counts = new Map<string, number>(sizes.map((size) => [size, 0]));
  for (const { size } of reviews) if (size) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].flatMap(([size, count]) => (count > 0 ? [{ size, count }] : []));
}

export interface FitSummary {
  /** What most found; of equally many, as expected comes first. */
  readonly verdict: keyof FitVotes;
  /** How many found that. */
  readonly count: number;
  readonly total: number;
  /** From 0, all found it small, to 1, all found it large. */
  readonly balance: number;
}

export function summariseFit(votes: FitVotes): FitSummary {
  const { small, asExpected, large } = votes;
  const total = small + asExpected + large;
  const verdict =
    asExpected >= small && asExpected >= large ? 'asExpected' : small >= large ? 'small' : 'large';
  return {
    verdict,
    count: votes[verdict],
    total,
    balance: total === 0 ? 0.5 : (asExpected / 2 + large) / total,
  };
}

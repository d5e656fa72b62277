/** Which reviews of a product are shown, and in which order. */
import type { FitVotes, ReviewView } from './reviewsView.ts';

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export interface ReviewChoice {
  /** Those of this number of stars alone. */
  readonly stars?: number | undefined;
  /** Those of who wore this size alone. */
  readonly size?: string | undefined;
  /** Those of who found that it fits so alone. */
  readonly fit?: keyof FitVotes | undefined;
  readonly order: ReviewOrder;
}

type Compared = Pick<ReviewView, 'rating' | 'date' | 'size' | 'fit' | 'language'>;
type Comparison = (one: Compared, other: Compared) => number;

const byDate: Comparison = (one, other) =>
  one.date === other.date ? 0 : one.date > other.date ? -1 : 1;

/** Reviews without a language are in that of the page. */
const byLanguage = (own: string): Comparison => {
  const isOther = ({ language = own }: Compared) => Number(language !== own);
  return (one, other) => isOther(one) - isOther(other);
};

const compare: Readonly<Record<ReviewOrder, (own: string) => Comparison>> = {
  newest: byLanguage,
  highest: () => (one, other) => other.rating - one.rating,
  lowest: () => (one, other) => one.rating - other.rating,
};

/** From small to large, as the scale of the fit has them. */
const fits: readonly (readonly [keyof FitVotes, ReviewView['fit']])[] = [
  ['small', 'SMALL'],
  ['asExpected', 'AS_EXPECTED'],
  ['large', 'LARGE'],
];
const voteOf = new Map(fits);

/**
 * The chosen ones of a product's reviews. By stars, those of equal stars have the newest first; the
 * newest, with which a page begins, are those in its own language before all others.
 */
export const chooseReviews = <Review extends Compared>(
  reviews: readonly Review[],
  { stars, size, fit, order }: ReviewChoice,
  ownLanguage: string,
): readonly Review[] => {
  const first = compare[order](ownLanguage);
  return reviews
    .filter(
      (review) =>
        (stars === undefined || review.rating === stars) &&
        (size === undefined || review.size === size) &&
        (fit === undefined || review.fit === voteOf.get(fit)),
    )
    .toSorted((one, other) => first(one, other) || byDate(one, other));
};

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

/** Reviews of each fit that was voted for, from small to large. */
export const countByFit = (
  reviews: readonly Pick<ReviewView, 'fit'>[],
): readonly { readonly fit: keyof FitVotes; readonly count: number }[] =>
  fits.flatMap(([fit, vote]) => {
    const count = reviews.filter((review) => review.fit === vote).length;
    return count > 0 ? [{ fit, count }] : [];
  });

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

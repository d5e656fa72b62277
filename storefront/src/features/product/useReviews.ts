import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useNear } from '../../interface/useNear.ts';
import { useServices } from '../../page/services.ts';
import { reviewsQuery } from './productQueries.ts';
import { countByStars, type ReviewsView, type ReviewView } from './reviewsView.ts';

/** The page's reviews at first; further ones in steps. */
export const firstReviews = 5;
const step = 10;
/** The most that are requested at once (the back end's limit). */
const maxReviews = 100;

export interface ShownReviews {
  readonly summary: ReviewsView;
  readonly reviews: readonly ReviewView[];
  /** Reviews of each number of stars, five first; undefined until all are known. */
  readonly byStars: readonly { readonly stars: number; readonly count: number }[] | undefined;
  readonly chosen: number | undefined;
  /** Shows the reviews of these stars alone, or all again. */
  readonly choose: (stars: number | undefined) => void;
  /** How many more `showMore` adds; 0 at the end. */
  readonly more: number;
  readonly showMore: () => void;
}

/**
 * A product's reviews: the newest come with the page, all of them when the section comes near.
 * Undefined without reviews.
 */
export function useReviews(
  alias: string,
  section: RefObject<Element | null>,
): ShownReviews | undefined {
  const { dataApi } = useServices();
  const { data: summary } = useQuery(reviewsQuery(dataApi, alias, firstReviews));
  const hasMore = (summary?.count ?? 0) > firstReviews;
  const isNear = useNear(section, hasMore);
  const { data: read } = useQuery({
    ...reviewsQuery(dataApi, alias, maxReviews),
    enabled: isNear && hasMore,
  });
  const [chosen, setChosen] = useState<number>();
  const [shown, setShown] = useState(firstReviews);
  if (!summary) return undefined;
  const known = (hasMore ? read : summary)?.reviews;
  const matching = (known ?? summary.reviews).filter(
    ({ rating }) => chosen === undefined || rating === chosen,
  );
  return {
    summary,
    reviews: matching.slice(0, shown),
    byStars: known && known.length >= summary.count ? countByStars(known) : undefined,
    chosen,
    choose(stars) {
      setChosen(stars);
      setShown(firstReviews);
    },
    more: Math.min(step, Math.max(0, matching.length - shown)),
    showMore: () => setShown(shown + step),
  };
}

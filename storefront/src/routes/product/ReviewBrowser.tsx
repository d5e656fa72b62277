import { Button, Columns, Inline, Stack, VisuallyHidden } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countByFit, countBySize } from '../../features/product/chooseReviews.ts';
import { allReviewsQuery } from '../../features/product/allReviewsQuery.ts';
import { firstReviews } from '../../features/product/productQueries.ts';
import type { ProductView } from '../../features/product/productView.ts';
import type { ReviewsView } from '../../features/product/reviewsView.ts';
import { useReviewChoice } from '../../features/product/useReviewChoice.ts';
import { useServices } from '../../page/services.ts';
import { ReviewControls } from './ReviewControls.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

export interface ReviewBrowserProps {
  readonly product: ProductView;
  readonly summary: ReviewsView;
}

/** All reviews of a product by stars, size, fit and order; until they have arrived, the newest. */
export default function ReviewBrowser({ product, summary }: ReviewBrowserProps) {
  const { text, dataApi, site } = useServices();
  const isWhole = summary.count <= firstReviews;
  const { data: all } = useQuery({
    ...allReviewsQuery(dataApi, product.alias),
    enabled: !isWhole,
  });
  const known = isWhole ? summary.reviews : all;
  const { choice, choose, shown, without, matching, more, showMore } = useReviewChoice(
    known ?? summary.reviews,
    site.locale,
  );
  const list = useRef<HTMLDivElement>(null);
  /** How many there were when the button was pressed, which may leave with it. */
  const read = useRef<number>(undefined);
  const readOn = () => {
    read.current = shown.length;
    showMore();
  };
  useEffect(() => {
    if (read.current === undefined) return;
    const next = list.current?.children[read.current];
    read.current = undefined;
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [shown.length]);
  return (
    <Columns split="reviews">
      <ReviewSummary summary={summary}>
        <ReviewFigures
          reviews={known && without('stars')}
          fitVotes={summary.fitVotes}
          stars={choice.stars}
          choose={(stars) => choose({ stars })}
        />
      </ReviewSummary>
      <Stack gap="24">
        {known && known.length > 1 && (
          <ReviewControls
            totals={{ size: without('size').length, fit: without('fit').length }}
            isMixed={known.some(({ language }) => (language ?? site.locale) !== site.locale)}
            sizes={countBySize(
              without('size'),
              product.sizes.map(({ name }) => name),
            )}
            fits={countByFit(without('fit'))}
            choice={choice}
            choose={choose}
          />
        )}
        <VisuallyHidden role="status">
          {(choice.stars ?? choice.size ?? choice.fit) !== undefined &&
            text('reviews.count', { count: matching })}
        </VisuallyHidden>
        <ReviewList reviews={shown} ref={list} />
        {known && more > 0 && (
          <Inline>
            <Button emphasis="outlined" size="small" onClick={readOn}>
              {text('reviews.more', { count: more })}
            </Button>
          </Inline>
        )}
      </Stack>
    </Columns>
  );
}

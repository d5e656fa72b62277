import { Box, FitScale, RatingHistogram, TextButton } from '@solvik/design-system';
import { useRef } from 'react';
import { countByStars, summariseFit } from '../../features/product/chooseReviews.ts';
import type { FitVotes, ReviewView } from '../../features/product/reviewsView.ts';
import { useText } from '../../page/services.ts';

interface ReviewFiguresProps {
  /** All of them; absent until they are known. */
  readonly reviews: readonly ReviewView[] | undefined;
  readonly fitVotes: FitVotes | undefined;
  /** The stars whose reviews are shown alone. */
  readonly stars: number | undefined;
  readonly choose: (stars: number | undefined) => void;
}

function ReviewHistogram({
  reviews,
  stars,
  choose,
}: Omit<ReviewFiguresProps, 'fitVotes'> & { readonly reviews: readonly ReviewView[] }) {
  const text = useText();
  const histogram = useRef<HTMLOListElement>(null);
  return (
    <>
      <RatingHistogram
        ref={histogram}
        tabIndex={-1}
        label={text('reviews.byStars')}
        rows={countByStars(reviews).map((row) => ({ ...row, label: text('reviews.stars', row) }))}
        chosen={stars}
        onChoose={(pressed) => choose(pressed === stars ? undefined : pressed)}
      />
      {stars !== undefined && (
        <TextButton
          onClick={() => {
            histogram.current?.focus();
            choose(undefined);
          }}
        >
          {text('reviews.all')}
        </TextButton>
      )}
    </>
  );
}

/** How many gave each number of stars, which shows its reviews alone, and how it fits. */
export function ReviewFigures({ reviews, fitVotes, stars, choose }: ReviewFiguresProps) {
  const text = useText();
  const fit = fitVotes && summariseFit(fitVotes);
  return (
    <>
      {reviews && <ReviewHistogram reviews={reviews} stars={stars} choose={choose} />}
      {fit && (
        <Box paddingStart="16">
          <FitScale
            label={text('reviews.fit')}
            summary={text('reviews.fitOf', {
              count: fit.count,
              total: fit.total,
              fit: text(`reviews.${fit.verdict}`),
            })}
            words={{
              small: text('reviews.small'),
              asExpected: text('reviews.asExpected'),
              large: text('reviews.large'),
            }}
            verdict={fit.verdict}
            balance={fit.balance}
          />
        </Box>
      )}
    </>
  );
}

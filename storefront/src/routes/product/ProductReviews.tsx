import {
  Button,
  Columns,
  Container,
  Heading,
  Inline,
  RatingScore,
  ReviewItem,
  Stack,
} from '@solvik/design-system';
import { dateFormat, numberFormat } from '@solvik/shop-rules';
import { useRef } from 'react';
import { type ShownReviews, useReviews } from '../../features/product/useReviews.ts';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices, useText } from '../../page/services.ts';

const loadHistogram = () =>
  loadWithMessages(['reviewHistogram'], () => import('./ReviewHistogram.tsx'));

/** The average, and how many gave each number of stars once all are known. */
function ReviewSummary({ summary, byStars, chosen, choose }: ShownReviews) {
  const { text, site } = useServices();
  const score = numberFormat(site.languageId, { maximumFractionDigits: 1 }).format(summary.average);
  return (
    <Stack gap="12">
      <Heading level={2}>{text('product.reviews')}</Heading>
      <RatingScore
        rating={summary.average}
        figure={score}
        label={text('product.rating', { score })}
      >
        {text('product.reviewCount', { count: summary.count })}
      </RatingScore>
      {byStars && <Late isNeeded load={loadHistogram} props={{ byStars, chosen, choose }} />}
    </Stack>
  );
}

function ReviewList({ reviews, more, showMore }: ShownReviews) {
  const { text, site } = useServices();
  const date = dateFormat(site.languageId, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Stack gap="0">
      {reviews.map((review) => (
        <ReviewItem
          key={`${review.author} ${review.date} ${review.comment}`}
          rating={review.rating}
          ratingLabel={text('product.rating', { score: review.rating })}
          author={`${review.author}, ${date.format(new Date(review.date))}`}
        >
          {review.comment}
        </ReviewItem>
      ))}
      {more > 0 && (
        <Inline>
          <Button emphasis="outlined" size="small" onClick={showMore}>
            {text('product.moreReviews', { count: more })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The reviews of a product. Nothing if there are none. */
export function ProductReviews({ alias }: { readonly alias: string }) {
  const text = useText();
  const section = useRef<HTMLDivElement>(null);
  const shown = useReviews(alias, section);
  if (!shown) return null;
  return (
    <Container as="section" id="reviews" aria-label={text('product.reviews')} ref={section}>
      <Columns split="reviews">
        <ReviewSummary {...shown} />
        <ReviewList {...shown} />
      </Columns>
    </Container>
  );
}

import { Columns } from '@solvik/design-system';
import type { ReviewsView } from '../../features/product/reviewsView.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

export interface NewestReviewsProps {
  readonly summary: ReviewsView;
}

/** The reviews that come with a product's page, rendered by the server alone. */
export default function NewestReviews({ summary }: NewestReviewsProps) {
  return (
    <Columns split="reviews">
      <ReviewSummary summary={summary} />
      <ReviewList reviews={summary.reviews} />
    </Columns>
  );
}

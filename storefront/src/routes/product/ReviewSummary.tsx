import { Heading, RatingScore, Stack } from '@solvik/design-system';
import { numberFormat } from '@solvik/shop-rules';
import type { ReactNode } from 'react';
import type { ReviewsView } from '../../features/product/reviewsView.ts';
import { useServices } from '../../page/services.ts';

interface ReviewSummaryProps {
  readonly summary: ReviewsView;
  /** Below the score. */
  readonly children?: ReactNode;
}

/** The average of a product's reviews, and how many there are. */
export function ReviewSummary({ summary, children }: ReviewSummaryProps) {
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
      {children}
    </Stack>
  );
}

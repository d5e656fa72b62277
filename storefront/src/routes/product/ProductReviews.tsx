import { Columns, Container } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { firstReviews, reviewsQuery } from '../../features/product/productQueries.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { Late } from '../../interface/Late.tsx';
import { useNear } from '../../interface/useNear.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices } from '../../page/services.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

const load = () => loadWithMessages(['reviews'], () => import('./ReviewBrowser.tsx'));

/**
 * The reviews of a product: the newest come with the page, the controls to browse all of them when
 * the section comes near. Nothing if there are none.
 */
export function ProductReviews({ product }: { readonly product: ProductView }) {
  const { text, dataApi } = useServices();
  const { data: summary } = useQuery(reviewsQuery(dataApi, product.alias, firstReviews));
  const section = useRef<HTMLDivElement>(null);
  const isNear = useNear(section, Boolean(summary));
  if (!summary) return null;
  return (
    <Container as="section" id="reviews" aria-label={text('product.reviews')} ref={section}>
      <Late
        key={product.id}
        isNeeded={isNear}
        load={load}
        props={{ product, summary }}
        fallback={
          <Columns split="reviews">
            <ReviewSummary summary={summary} />
            <ReviewList reviews={summary.reviews} />
          </Columns>
        }
      />
    </Container>
  );
}

import { Container, useStaticMarkup } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement, useRef } from 'react';
import { firstReviews, reviewsQuery } from '../../features/product/productQueries.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { Late } from '../../interface/Late.tsx';
import { useNear } from '../../interface/useNear.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices } from '../../page/services.ts';
import type { NewestReviewsProps } from './NewestReviews.tsx';

const load = () => loadWithMessages(['reviews'], () => import('./ReviewBrowser.tsx'));

let Newest: ComponentType<NewestReviewsProps> | undefined;

/** Loads what renders the newest reviews, on the server: a browser never needs its code. */
export async function prepareReviews(): Promise<void> {
  if (import.meta.env.SSR) Newest ??= (await import('./NewestReviews.tsx')).default;
}

/** The server's markup, which a browser retains until it has the browser of all reviews. */
function ServerReviews(props: NewestReviewsProps) {
  const sent = useStaticMarkup(true);
  return sent ? <div {...sent} /> : <div>{Newest && createElement(Newest, props)}</div>;
}

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
        fallback={<ServerReviews summary={summary} />}
      />
    </Container>
  );
}

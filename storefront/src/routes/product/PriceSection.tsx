import { Columns, Container, Heading, PriceHistorySpace, Stack, Text } from '@solvik/design-system';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ProductView } from '../../features/product/productView.ts';
import { useDescribedPrice } from '../../features/product/useDescribedPrice.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useText } from '../../page/services.ts';
import type { PriceDrawingProps } from './PriceDrawing.tsx';

/** The drawing is fetched when it comes this near to the window. */
const near = '800px';

/** Loads the drawing when its space comes near the window; a failure leaves the sentence. */
function useDrawing(isDrawn: boolean) {
  const space = useRef<HTMLDivElement>(null);
  const [Drawing, setDrawing] = useState<ComponentType<PriceDrawingProps>>();
  useEffect(() => {
    const element = space.current;
    if (!element || !isDrawn) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        loadWithMessages(['priceHistory'], () => import('./PriceDrawing.tsx')).then(
          ({ default: loaded }) => setDrawing(() => loaded),
          () => undefined,
        );
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDrawn]);
  return { space, Drawing };
}

/** What the product has cost: one sentence, and a drawing of the same prices. */
export function PriceSection({ product }: { readonly product: ProductView }) {
  const text = useText();
  const described = useDescribedPrice(product);
  const isDrawn = described !== undefined && described.history.story.kind !== 'new';
  const { space, Drawing } = useDrawing(isDrawn);
  if (!described) return null;
  const { history, sentence } = described;
  return (
    <Container as="section" id="price">
      <Columns split="reviews">
        <Stack gap="12">
          <Heading level={2}>{text('product.price')}</Heading>
          <Text size="lead">{sentence}</Text>
          <Text size="small" tone="muted" data-vat-amount="ex">
            {text('product.price.incVat')}
          </Text>
        </Stack>
        {isDrawn && (
          <PriceHistorySpace ref={space}>
            {Drawing && <Drawing history={history} sentence={sentence} />}
          </PriceHistorySpace>
        )}
      </Columns>
    </Container>
  );
}

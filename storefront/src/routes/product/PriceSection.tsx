import { Columns, Container, Heading, PriceHistorySpace, Stack, Text } from '@solvik/design-system';
import { useRef } from 'react';
import type { ProductView } from '../../features/product/productView.ts';
import { useDescribedPrice } from '../../features/product/useDescribedPrice.ts';
import { Late } from '../../interface/Late.tsx';
import { useNear } from '../../interface/useNear.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useText } from '../../page/services.ts';

const loadDrawing = () => loadWithMessages(['priceHistory'], () => import('./PriceDrawing.tsx'));

/** What the product has cost: one sentence, and a drawing of the same prices. */
export function PriceSection({ product }: { readonly product: ProductView }) {
  const text = useText();
  const described = useDescribedPrice(product);
  const isDrawn = described !== undefined && described.history.story.kind !== 'new';
  const space = useRef<HTMLDivElement>(null);
  const isNear = useNear(space, isDrawn);
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
            <Late isNeeded={isNear} load={loadDrawing} props={{ history, sentence }} />
          </PriceHistorySpace>
        )}
      </Columns>
    </Container>
  );
}

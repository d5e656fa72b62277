import {
  Container,
  Heading,
  IconButton,
  Inline,
  ProductCard,
  ProductGrid,
  Stack,
  TextButton,
  focusBeside,
} from '@solvik/design-system';
import { useRef } from 'react';
import { useToast } from '../../interface/toast.ts';
import { useSearchApi } from '../../page/searchApi.ts';
import { useServices } from '../../page/services.ts';
import { productCardProps } from '../lists/productCardProps.ts';
import type { ProductCardView } from '../lists/productCardView.ts';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';

/** Removed with all its products, the row would take the focus with it: what is before it gets it. */
function focusBefore(row: Element | null): void {
  const isBefore = (each: Element) =>
    row && (row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  [...document.querySelectorAll<HTMLElement>('#main, main a[href], main button')]
    .findLast((each) => isBefore(each) && each.checkVisibility())
    ?.focus({ preventScroll: true });
}

/** Removes from this device, and from what the search remembers of a consenting visitor. */
function useRemoveViewed() {
  const { text } = useServices();
  const api = useSearchApi();
  const notify = useToast((state) => state.notify);
  return {
    remove({ id, name }: Pick<ProductCardView, 'id' | 'name'>): void {
      if (id === undefined) return;
      recentlyViewed.remove([id]);
      api.notify('remove-recently-viewed', { productKeys: String(id) });
      notify(text('recommended.seenRemoved', { name }));
    },
    clear(): void {
      recentlyViewed.clear();
      api.notify('remove-recently-viewed', { removeAll: 'true' });
      notify(text('recommended.seenCleared'));
    },
  };
}

export interface ViewedRowProps {
  readonly products: readonly ProductCardView[];
}

/** What the visitor viewed lately; each product can be removed, and all of them at once. */
export function ViewedRow({ products }: ViewedRowProps) {
  const { text, now } = useServices();
  const { remove, clear } = useRemoveViewed();
  const row = useRef<HTMLElement>(null);
  if (products.length === 0) return null;
  return (
    <section ref={row} aria-label={text('recommended.seen')}>
      <Stack gap="heading">
        <Container>
          <Inline spread="between" align="baseline">
            <Heading level={2}>{text('recommended.seen')}</Heading>
            <TextButton
              onClick={() => {
                focusBefore(row.current);
                clear();
              }}
            >
              {text('recommended.clearSeen')}
            </TextButton>
          </Inline>
        </Container>
        <Container bleed="phone">
          <ProductGrid isRow>
            {products.map((product) => (
              <li key={product.alias} data-product={product.id}>
                <ProductCard
                  {...productCardProps(product, { text, now: now() })}
                  source={undefined}
                  quickAction={
                    <IconButton
                      icon="close"
                      label={text('recommended.removeSeenName', { name: product.name })}
                      onClick={({ currentTarget }) => {
                        if (!focusBeside(currentTarget, 'li')) focusBefore(row.current);
                        remove(product);
                      }}
                    />
                  }
                />
              </li>
            ))}
          </ProductGrid>
        </Container>
      </Stack>
    </section>
  );
}

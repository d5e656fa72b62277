import { Columns, Container, Heading, Stack, Text } from '@solvik/design-system';
import { useRef } from 'react';
import { Late } from '../../interface/Late.tsx';
import { useIsUsed } from '../../interface/useIsUsed.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices } from '../../page/services.ts';
import { CartLines } from '../../features/cart/CartLines.tsx';
import type { readCodeRefusal } from '../../features/cart/codeRefusal.ts';
import { countPieces, linesOf } from '../../features/cart/cart.ts';
import { CartPending } from '../../features/cart/CartPending.tsx';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { EmptyCartPart } from '../../features/cart/EmptyCartPart.tsx';
import { FreeShipping } from '../../features/cart/FreeShipping.tsx';
import { PromoCode } from '../../features/cart/PromoCode.tsx';
import { ToCheckout } from '../../features/cart/ToCheckout.tsx';
import { useCart } from '../../features/cart/useCart.ts';
import { useFocusAfterRemoval } from '../../interface/useFocusAfterRemoval.ts';

export interface CartCriteria {
  /** Why a promo code sent without scripts was refused. */
  readonly refusal: ReturnType<typeof readCodeRefusal>;
  /** As far as is known when the page is loaded. */
  readonly isEmpty: boolean;
}

const loadRecommendations = () =>
  loadWithMessages(
    ['recommended'],
    () => import('../../features/recommendations/CartRecommendations.tsx'),
  );

/** The cart as a separate page. */
export function CartScreen({ criteria: { refusal } }: { readonly criteria: CartCriteria }) {
  const { text } = useServices();
  const { cart, isLoading, hasFailed, retry } = useCart();
  const isUsed = useIsUsed();
  const count = countPieces(cart);
  const isFilled = cart && count > 0;
  const isEmpty = !isLoading && !hasFailed && !isFilled;
  const container = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(container, linesOf(cart).length);
  const productIds = [...new Set(linesOf(cart).flatMap(({ product }) => product?.productId ?? []))];
  const heading = <Heading level={1}>{text('cart.title')}</Heading>;
  return (
    <>
      <Container as="section" spacing="page" ref={container} tabIndex={-1}>
        <Stack gap="heading">
          {isEmpty ? <EmptyCartPart place="page" instead={heading} /> : heading}
          <CartPending isLoading={isLoading} hasFailed={hasFailed} retry={retry} />
          {isFilled && (
            <Columns split="checkout">
              <div>
                <FreeShipping cart={cart} />
                <CartLines cart={cart} headingLevel={2} />
              </div>
              <Stack gap="24" as="aside" aria-label={text('cart.totalIncVat')}>
                <PromoCode cart={cart} refusal={refusal} />
                <CartTotals cart={cart} isEstimate />
                <ToCheckout cart={cart} />
                <Text size="small" tone="muted">
                  {text('cart.guarantee')}
                </Text>
              </Stack>
            </Columns>
          )}
        </Stack>
      </Container>
      {isFilled && <Late isNeeded={isUsed} load={loadRecommendations} props={{ productIds }} />}
    </>
  );
}

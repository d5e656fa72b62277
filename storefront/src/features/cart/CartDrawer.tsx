import { writeAddress } from '@solvik/addresses';
import { Box, Drawer, type DrawerProps, Stack, Text, TextLink } from '@solvik/design-system';
import type { ReactNode } from 'react';
import { useServices } from '../../page/services.ts';
import { CartLines } from './CartLines.tsx';
import { countPieces } from './cart.ts';
import { CartPending } from './CartPending.tsx';
import { CartTotals } from './CartTotals.tsx';
import { EmptyCartPart } from './EmptyCartPart.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { ToCheckout } from './ToCheckout.tsx';
import { useCart } from './useCart.ts';

export interface CartDrawerProps extends Pick<DrawerProps, 'onClick'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Below the lines. */
  readonly children?: ReactNode;
}

/** The cart over the page: its lines, its sums, and the button to the checkout. */
export function CartDrawer({ isOpen, onClose, onClick, children }: CartDrawerProps) {
  const { text, site } = useServices();
  const { cart, isLoading, hasFailed, retry } = useCart();
  const count = countPieces(cart);
  const isFilled = cart && count > 0;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      onClick={onClick}
      title={count > 0 ? `${text('cart.title')} ${String(count)}` : text('cart.title')}
      closeLabel={text('close')}
      footer={
        isFilled && (
          <Stack gap="16">
            <CartTotals cart={cart} isEstimate />
            <ToCheckout cart={cart} />
            <Stack align="center">
              <TextLink href={writeAddress('cart', site.locale)} emphasis="standalone">
                {text('cart.toCart')}
              </TextLink>
            </Stack>
          </Stack>
        )
      }
    >
      <CartPending isLoading={isLoading} hasFailed={hasFailed} retry={retry} />
      {!isLoading && !hasFailed && !isFilled && (
        <Box paddingStart="12">
          <EmptyCartPart
            place="drawer"
            onChoose={onClose}
            instead={<Text>{text('header.cartCount', { count })}</Text>}
          />
        </Box>
      )}
      {isFilled && (
        <>
          <FreeShipping cart={cart} />
          <CartLines cart={cart} headingLevel={3} />
          {children}
        </>
      )}
    </Drawer>
  );
}

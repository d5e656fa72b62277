import { writeAddress } from '@solvik/addresses';
import { Drawer, Spinner, Stack, Text, TextButton, TextLink } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import { useModal } from '../../interface/modal.ts';
import { CartLines } from './CartLines.tsx';
import { countPieces } from './cartQuery.ts';
import { CartTotals } from './CartTotals.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { ToCheckout } from './ToCheckout.tsx';
import { useCart } from './useCart.ts';

/** The cart over the page: what is in it, what it costs, and the way to pay. */
export default function CartDrawer() {
  const { text, site } = useServices();
  const { current, close } = useModal();
  const { cart, isLoading, hasFailed, retry } = useCart();
  const count = countPieces(cart);
  const isFilled = cart && count > 0;
  return (
    <Drawer
      isOpen={current === 'cart'}
      onClose={close}
      title={count > 0 ? `${text('cart.title')} ${String(count)}` : text('cart.title')}
      closeLabel={text('close')}
      footer={
        isFilled && (
          <Stack gap="16">
            <CartTotals cart={cart} />
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
      {isLoading && !hasFailed && (
        <p>
          <Spinner /> {text('cart.loading')}
        </p>
      )}
      {hasFailed && (
        <Stack gap="16" align="start">
          <Text>{text('cart.failed')}</Text>
          <TextButton onClick={() => void retry()}>{text('error.retry')}</TextButton>
        </Stack>
      )}
      {!isLoading && !hasFailed && !isFilled && (
        <Stack gap="16" align="start">
          <Text size="lead">{text('cart.empty.title')}</Text>
          <Text>{text('cart.empty.text')}</Text>
          <TextLink href={writeAddress('newProducts', site.locale)} emphasis="standalone">
            {text('cart.empty.action')}
          </TextLink>
        </Stack>
      )}
      {isFilled && (
        <>
          <FreeShipping cart={cart} />
          <CartLines cart={cart} headingLevel={3} />
        </>
      )}
    </Drawer>
  );
}

import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Text } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { Cart } from './cartQuery.ts';
import { linesBeyondStock } from './checkCart.ts';

/** The way to pay; while a line cannot be had, what to do first instead. */
export function ToCheckout({ cart }: { readonly cart: Cart }) {
  const { text, site } = useServices();
  if (linesBeyondStock(cart).length > 0) {
    return (
      <Text tone="reduced" role="alert">
        {text('cart.fixFirst')}
      </Text>
    );
  }
  return (
    <ButtonLink href={writeAddress('checkout', site.locale)}>{text('cart.toCheckout')}</ButtonLink>
  );
}

import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Text } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import type { Cart } from './cart.ts';
import { linesBeyondStock } from './checkCart.ts';

/** The link to the checkout; while a line exceeds the stock, what to do first instead. */
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

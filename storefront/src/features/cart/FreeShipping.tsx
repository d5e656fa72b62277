import { FreeShippingMeter } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import type { Cart } from './cart.ts';

/** The amount left until shipping is free; nothing if the market has no limit. */
export function FreeShipping({ cart }: { readonly cart: Cart }) {
  const { text, site } = useServices();
  const shipping = cart.summary?.shipping;
  if (!shipping) return null;
  const { amountLeftToFreeShipping: left, amountLeftToFreeShippingFormatted: amount } = shipping;
  return (
    <FreeShippingMeter
      words={
        left > 0 ? text('cart.leftToFree', { amount: amount ?? '' }) : text('cart.freeShipping')
      }
      share={1 - left / site.freeShippingFrom}
    />
  );
}

import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../page/defineRoute.ts';
import { redirectTo } from '../../page/httpErrors.ts';
import { cartIdOf } from '../../features/cart/cartId.ts';
import { countPieces } from '../../features/cart/cart.ts';
import { cartQuery } from '../../features/cart/cartQuery.ts';
import { linesBeyondStock } from '../../features/cart/checkCart.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/**
 * The checkout. A cart that is empty, or holds sold-out lines, redirects to the cart page, which
 * reports it.
 */
export const route = defineRoute({
  load: async (services) => {
    const { queryClient, dataApi, site } = services;
    const cart = await queryClient.fetchQuery({
      ...cartQuery(dataApi, () => cartIdOf(services)),
      retry: false,
    });
    if (countPieces(cart) === 0 || linesBeyondStock(cart).length > 0)
      redirectTo(writeAddress('cart', site.locale));
    return null;
  },
  // Steps need scripts. Without them the page is rendered again with a notice and another way to
  // order.
  act: () => Promise.resolve(null),
  meta: ({ text }) => ({
    title: text('checkout.title'),
    description: text('header.secure'),
    isHiddenFromSearch: true,
  }),
  Screen: CheckoutScreen,
  isPersonal: true,
});

import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../app/defineRoute.ts';
import { redirectTo } from '../../app/httpAnswers.ts';
import { cartIdOf } from '../../features/cart/cartId.ts';
import { cartQuery, countPieces } from '../../features/cart/cartQuery.ts';
import { linesBeyondStock } from '../../features/cart/checkCart.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** The checkout. A cart that is empty, or holds what is sold out, leads back to the cart page, which says so. */
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
  // A step is taken by scripts alone. Who has none is shown the page again, which says so and names another way.
  act: () => Promise.resolve(null),
  meta: ({ text }) => ({
    title: text('checkout.title'),
    description: text('header.secure'),
    isHiddenFromSearch: true,
  }),
  Screen: CheckoutScreen,
  isPersonal: true,
});

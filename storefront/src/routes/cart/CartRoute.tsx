import { defineRoute } from '../../page/defineRoute.ts';
import { cartIdOf } from '../../features/cart/cartId.ts';
import { cartQuery } from '../../features/cart/cartQuery.ts';
import { readCodeRefusal } from '../../features/cart/codeRefusal.ts';
import { type CartCriteria, CartScreen } from './CartScreen.tsx';
import { followCartForm } from './followCartForm.ts';

/** The cart page, and the target of plain forms that change the cart. */
export const route = defineRoute<CartCriteria>({
  load: async (services, { url }) => {
    if (services.visitor)
      await services.queryClient.prefetchQuery({
        ...cartQuery(services.dataApi, () => cartIdOf(services)),
        retry: false,
      });
    return { refusal: readCodeRefusal(url.searchParams.get('code')) };
  },
  act: (services, { form }) => followCartForm(services, form),
  meta: ({ text }) => ({
    title: text('cart.title'),
    description: text('cart.description'),
    isHiddenFromSearch: true,
  }),
  Screen: CartScreen,
  isPersonal: true,
});

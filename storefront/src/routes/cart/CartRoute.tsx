import { defineRoute } from '../../page/defineRoute.ts';
import { cartIdOf } from '../../features/cart/cartId.ts';
import { type Cart, countPieces } from '../../features/cart/cart.ts';
import { cartKey, cartQuery } from '../../features/cart/cartQuery.ts';
import { readCodeRefusal } from '../../features/cart/codeRefusal.ts';
import { prepareEmptyCart } from '../../features/cart/EmptyCartPart.tsx';
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
    const cart = services.queryClient.getQueryData<Cart | null>(cartKey(services.dataApi));
    return {
      refusal: readCodeRefusal(url.searchParams.get('code')),
      isEmpty: countPieces(cart) === 0,
    };
  },
  prepare: ({ isEmpty }) => (isEmpty ? prepareEmptyCart() : undefined),
  act: (services, { form }) => followCartForm(services, form),
  meta: ({ text }) => ({
    title: text('cart.title'),
    description: text('cart.title'),
    isHiddenFromSearch: true,
  }),
  Screen: CartScreen,
  isPersonal: true,
});

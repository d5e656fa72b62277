import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Cart } from './cartQuery.ts';
import { type CartChange, withQuantity } from './changeCart.ts';

/**
 * A cart as the shop answered, with the quantities that a shopper has asked for since: an answer that comes late must not
 * take back what they see, or their next step would count from it. `answered` is the change the cart answers, if it is one.
 */
export function withLaterWishes<C extends Cart | null>(cart: C, { queryClient, key, answered }: { readonly queryClient: QueryClient; readonly key: QueryKey; readonly answered?: CartChange }): C {
  const wishes = queryClient.getMutationCache().findAll({ mutationKey: key, status: 'pending' });
  return wishes
    .map(({ state }) => state.variables as CartChange)
    .reduce<C>((wished, change) => (change !== answered && change.kind === 'set' && change.quantity > 0 ? withQuantity(wished, change) : wished), cart);
}

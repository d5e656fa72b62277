import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Cart } from './cartQuery.ts';
import { type CartChange, withQuantity } from './changeCart.ts';

const wishesOf = (queryClient: QueryClient, key: QueryKey): readonly CartChange[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: key, status: 'pending' })
    .map(({ state }) => state.variables as CartChange);

/** What is wanted of each line and has not been answered, the latest wish of each. */
export function openWishes(
  queryClient: QueryClient,
  key: QueryKey,
): readonly Extract<CartChange, { kind: 'set' }>[] {
  const latest = new Map(
    wishesOf(queryClient, key).flatMap((change) =>
      change.kind === 'set' ? [[change.lineId, change] as const] : [],
    ),
  );
  return [...latest.values()];
}

/**
 * A cart as the shop answered, with the quantities that a shopper has asked for since: an answer that comes late must not
 * take back what they see, or their next step would count from it. `answered` is the change the cart answers, if it is one.
 */
export function withLaterWishes<C extends Cart | null>(
  cart: C,
  {
    queryClient,
    key,
    answered,
  }: { readonly queryClient: QueryClient; readonly key: QueryKey; readonly answered?: CartChange },
): C {
  return wishesOf(queryClient, key).reduce<C>(
    (wished, change) =>
      change !== answered && change.kind === 'set' && change.quantity > 0
        ? withQuantity(wished, change)
        : wished,
    cart,
  );
}

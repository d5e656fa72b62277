import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Cart } from './cart.ts';
import { type CartChange, withQuantity } from './changeCart.ts';

const pendingChanges = (queryClient: QueryClient, key: QueryKey): readonly CartChange[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: key, status: 'pending' })
    .map(({ state }) => state.variables as CartChange);

/** The latest quantity requested of each line that has not been answered yet. */
export function pendingUpdates(
  queryClient: QueryClient,
  key: QueryKey,
): readonly Extract<CartChange, { kind: 'set' }>[] {
  const latest = new Map(
    pendingChanges(queryClient, key).flatMap((change) =>
      change.kind === 'set' ? [[change.lineId, change] as const] : [],
    ),
  );
  return [...latest.values()];
}

/**
 * A cart from a response, with the quantities that the shopper has requested since: a late
 * response must not undo what they see, or their next step would count from it. `answered` is the
 * change that the cart is the response to, if any.
 */
export function applyPendingUpdates<C extends Cart | null>(
  cart: C,
  {
    queryClient,
    key,
    answered,
  }: { readonly queryClient: QueryClient; readonly key: QueryKey; readonly answered?: CartChange },
): C {
  return pendingChanges(queryClient, key).reduce<C>(
    (updated, change) =>
      change !== answered && change.kind === 'set' && change.quantity > 0
        ? withQuantity(updated, change)
        : updated,
    cart,
  );
}

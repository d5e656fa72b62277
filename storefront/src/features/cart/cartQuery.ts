import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { type CartPartsFragment, getCartDocument } from '../../data-api/generated/operations.ts';
import { inTurn } from '../../device/inTurn.ts';
import { cartView } from './cartView.ts';
import { withLaterWishes } from './laterWishes.ts';

export type Cart = CartPartsFragment;
export type CartLine = NonNullable<NonNullable<Cart['items']>[number]>;

/** What changes the cart and what reads it take turns under this name. */
export const cartTurn = 'solvik-cart';

export const cartKey = (dataApi: DataApi) => ['cart', dataApi.site.marketId] as const;

/** The lines of a cart, empty places left out. */
export const linesOf = (cart: Cart | null | undefined): readonly CartLine[] =>
  (cart?.items ?? []).filter((line) => line !== null && line !== undefined);

/** Pieces in the cart, for the badge. */
export const countPieces = (cart: Cart | null | undefined): number =>
  linesOf(cart).reduce((sum, line) => sum + line.quantity, 0);

/**
 * The visitor's cart; null without one. A completed cart counts as none (spec section 4, Cart).
 * `cartId` is read when asked, so that a cart made meanwhile is found.
 */
export const cartQuery = (dataApi: DataApi, cartId: () => string | undefined) =>
  queryOptions({
    queryKey: cartKey(dataApi),
    // After any change that is on its way: the cart of before it would take the place of what is shown.
    queryFn: ({ signal, client }) =>
      inTurn(
        cartTurn,
        async (): Promise<Cart | null> => {
          const id = cartId();
          if (!id) return null;
          const cart = (await dataApi.send(getCartDocument, { id }, { signal })).getCart ?? null;
          if (cart?.isCompleted) return null;
          return withLaterWishes(cartView(cart), { queryClient: client, key: cartKey(dataApi) });
        },
        'shared',
      ),
    staleTime: 0,
    // Five attempts, a second apart (spec section 9).
    retry: (failures) => failures < 5,
    retryDelay: 1000,
    refetchOnReconnect: true,
  });

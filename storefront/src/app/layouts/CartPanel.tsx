import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { cartPart, useModal } from '../../interface/modal.ts';
import type { PanelEntry } from '../../page/panelEntry.ts';
import { useServices } from '../../page/services.ts';
import { usePanelAddress } from '../../page/usePanelAddress.ts';
import { linesOf } from '../../features/cart/cart.ts';
import { CartDrawer } from '../../features/cart/CartDrawer.tsx';
import { cartKey } from '../../features/cart/cartQuery.ts';
import type { CartChange } from '../../features/cart/changeCart.ts';
import { useCart } from '../../features/cart/useCart.ts';

const load = () =>
  loadWithMessages(
    ['recommended'],
    () => import('../../features/recommendations/AddedRecommendations.tsx'),
  );

/** The SKU that was added last; undefined if nothing was lately. */
function useLastAdded(): number | undefined {
  const mutationKey = cartKey(useServices().dataApi);
  const changes = useQueryClient().getMutationCache();
  const read = () => {
    const last = changes
      .findAll({ mutationKey, status: 'success' })
      .map(({ state }) => state.variables as CartChange | undefined)
      .findLast((change) => change?.kind === 'add');
    return last?.kind === 'add' ? last.skuId : undefined;
  };
  return useSyncExternalStore((notify) => changes.subscribe(notify), read, read);
}

/** The cart over the page, at an address of its own, with what goes with the product that was just added to it. */
export default function CartPanel() {
  const { cart } = useCart();
  const skuId = useLastAdded();
  const lines = linesOf(cart);
  const isInCart = lines.some((line) => line.skuId === skuId);
  const productIds = [...new Set(lines.flatMap(({ product }) => product?.productId ?? []))];
  const { current, close } = useModal();
  const isOpen = current === 'cart';
  const leave = usePanelAddress({
    isOpen,
    part: cartPart,
    state: { isReplacedByLinks: true } satisfies PanelEntry,
    close,
  });
  return (
    <CartDrawer isOpen={isOpen} onClose={leave}>
      {skuId !== undefined && isInCart && (
        <Late isNeeded load={load} props={{ skuId, productIds }} />
      )}
    </CartDrawer>
  );
}

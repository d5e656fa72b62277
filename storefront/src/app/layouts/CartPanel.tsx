import { writeAddress } from '@solvik/addresses';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { cartPart, useModal } from '../../interface/modal.ts';
import { hasPart } from '../../page/panelHash.ts';
import type { PanelEntry } from '../../page/panelEntry.ts';
import { useServices } from '../../page/services.ts';
import { useLocation } from '../../page/pageRouter.ts';
import { useOpenedEntry } from '../../page/useOpenedEntry.ts';
import { stayOnPage, usePanelAddress } from '../../page/usePanelAddress.ts';
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

const bagOf = (href: string) => document.querySelector<HTMLElement>(`header a[href$="${href}"]`);

/** The cart over the page, at an address of its own, with what goes with the product that was just added to it. */
export default function CartPanel() {
  const { cart } = useCart();
  const skuId = useLastAdded();
  const lines = linesOf(cart);
  const isInCart = lines.some((line) => line.skuId === skuId);
  const productIds = [...new Set(lines.flatMap(({ product }) => product?.productId ?? []))];
  const { current, open, close } = useModal();
  const location = useLocation();
  const { site } = useServices();
  const { basename } = site;
  const cartAddress = writeAddress('cart', site.locale);
  const isOpen = current === 'cart';
  useOpenedEntry(({ hash }) => {
    if (!hasPart(hash, cartPart)) return;
    // What has the focus gets it again when the cart closes.
    if (document.activeElement === document.body)
      bagOf(cartAddress)?.focus({ preventScroll: true });
    open('cart');
  });
  const leave = usePanelAddress({
    isOpen,
    part: cartPart,
    state: { isReplacedByLinks: true } satisfies PanelEntry,
    close,
  });
  return (
    <CartDrawer
      isOpen={isOpen}
      onClose={leave}
      onClick={(event) => stayOnPage(event, { location, basename, leave })}
    >
      {skuId !== undefined && isInCart && (
        <Late isNeeded load={load} props={{ skuId, productIds }} />
      )}
    </CartDrawer>
  );
}

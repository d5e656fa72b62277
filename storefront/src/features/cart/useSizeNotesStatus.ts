import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../page/services.ts';
import type { Cart } from './cart.ts';
import { cartKey } from './cartQuery.ts';
import { newSizeNotes } from './sizeNotes.ts';

/** For so long a cart that opens after a change is its response, in milliseconds. */
const RECENT = 10_000;

/**
 * What to announce politely: the notes on sizes that the shopper's last change brought to the cart
 * on screen. Those of a cart as it was loaded are not announced.
 */
export function useSizeNotesStatus(cart: Cart): string {
  const services = useServices();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState('');
  const announce = useEffectEvent(() => {
    const { state } =
      queryClient
        .getMutationCache()
        .findAll({ mutationKey: cartKey(services.dataApi) })
        .at(-1) ?? {};
    const isOwn = state?.context !== undefined && Date.now() - state.submittedAt < RECENT;
    const { before } = (state?.context ?? {}) as { readonly before?: Cart | null };
    const notes = isOwn ? newSizeNotes({ before, after: cart }, services) : [];
    setStatus(notes.map(({ words }) => words).join(' '));
  });
  // Words that arrive together with their region are not read: the region is there first.
  useEffect(() => {
    const timer = setTimeout(() => announce(), 100);
    return () => clearTimeout(timer);
  }, [cart]);
  return status;
}

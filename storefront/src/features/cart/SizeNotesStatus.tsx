import { VisuallyHidden } from '@solvik/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../page/services.ts';
import type { Cart } from './cart.ts';
import { cartKey } from './cartQuery.ts';
import { newSizeNotes } from './newSizeNotes.ts';

/** For so long a cart that opens after a change is its response, in milliseconds. */
const recently = 10_000;

/** Words that arrive together with their region are not read: the region is there before, by this. */
const announceAfter = 100;

/**
 * Announces politely the notes on sizes that the shopper's last change brought to the cart on
 * screen. Those of a cart as it was loaded are not announced.
 */
export default function SizeNotesStatus({ cart }: { readonly cart: Cart }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState('');
  const announce = useEffectEvent(() => {
    const [last] = queryClient
      .getMutationCache()
      .findAll({ mutationKey: cartKey(services.dataApi) })
      .slice(-1);
    if (!last?.state.context || Date.now() - last.state.submittedAt > recently) return;
    const { before } = last.state.context as { readonly before: Cart | null | undefined };
    const notes = newSizeNotes({ before, after: cart }, services);
    setStatus(notes.map(({ words }) => words).join(' '));
  });
  useEffect(() => {
    const timer = setTimeout(() => announce(), announceAfter);
    return () => clearTimeout(timer);
  }, [cart]);
  return <VisuallyHidden role="status">{status}</VisuallyHidden>;
}

import { UndoRow, undoSeconds } from '@solvik/design-system';
import { useEffect, useRef } from 'react';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { useToast } from '../../interface/toast.ts';
import { useServices } from '../../page/services.ts';
import { type Removal, useRemovals } from './removals.ts';
import { useChangeCart } from './useCart.ts';

/** In the place of a removed line, the button that adds it again. */
export function RemovedLine({ removal }: { readonly removal: Removal }) {
  const { text } = useServices();
  const { mutateAsync, isPending } = useChangeCart();
  const drop = useRemovals((removals) => removals.drop);
  const notify = useToast((notices) => notices.notify);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button that removed the line has left with it; whoever has moved on keeps the focus.
    if (document.activeElement?.contains(row.current))
      row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const { lineId, skuId, quantity, name = text('cart.goneName') } = removal;
  const undo = async () => {
    const list = row.current?.parentElement;
    const around = row.current?.closest<HTMLElement>('[role="dialog"], #main');
    try {
      await mutateAsync({ kind: 'add', skuId, quantity });
      drop(lineId);
      // The list of an empty cart leaves with its last line.
      (list?.isConnected ? list : around)?.focus({ preventScroll: true });
    } catch (error) {
      notify(text(isUnreachable(error) ? 'error.offline' : 'cart.undoFailed', { name }));
    }
  };
  return (
    <UndoRow
      ref={row}
      undoLabel={text('cart.undo')}
      secondsText={text('cart.undoSeconds', { seconds: undoSeconds })}
      isPending={isPending}
      onUndo={() => void undo()}
      onExpire={() => drop(lineId)}
    >
      {text('cart.removed', { name })}
    </UndoRow>
  );
}

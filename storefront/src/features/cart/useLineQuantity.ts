import { allowedQuantity, maxQuantity } from '@solvik/shop-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../page/services.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { useToast } from '../../interface/toast.ts';
import { type Cart, type CartLine, linesOf } from './cart.ts';
import { cartKey } from './cartQuery.ts';
import { stockOfLine } from './checkCart.ts';
import { removalOf, useRemovals } from './removals.ts';
import { useChangeCart } from './useCart.ts';

/**
 * A line's quantity: the requested one while pending, so that quick steps add up and the buttons
 * keep the focus. `most` is what it may have; 0 when the size is sold out.
 */
export function useLineQuantity(line: CartLine) {
  const { text, dataApi } = useServices();
  const { mutateAsync } = useChangeCart();
  const queryClient = useQueryClient();
  const notify = useToast((notices) => notices.notify);
  const addRemoval = useRemovals((removals) => removals.add);
  const [requested, setRequested] = useState<number>();
  const [isBeyond, setBeyond] = useState(false);
  const [failure, setFailure] = useState<string>();
  const totalStock = stockOfLine(line);
  const most = maxQuantity(totalStock);
  const quantity = requested ?? line.quantity;
  const request = async (next: number) => {
    setFailure(undefined);
    const removal = removalOf(queryClient.getQueryData<Cart | null>(cartKey(dataApi)), line);
    try {
      const cart = await mutateAsync({
        kind: 'set',
        lineId: line.id,
        skuId: line.skuId,
        quantity: next,
      });
      if (next === 0 && most > 0) addRemoval(removal);
      else if (next === 0)
        notify(text('cart.removed', { name: removal.name ?? text('cart.goneName') }));
      else if (linesOf(cart).some(({ id, quantity: current }) => id === line.id && current < next))
        setBeyond(true);
    } catch (error) {
      setFailure(text(isUnreachable(error) ? 'error.offline' : 'error.generic.text'));
    }
    // A later step overrides it until it, too, is answered.
    setRequested((current) => (current === next ? undefined : current));
  };
  const set = (wanted: number) => {
    // The shop's own additions carry no message, so that no other line has the size.
    const next = allowedQuantity({ requested: wanted, elsewhere: 0, totalStock });
    setBeyond(next < wanted);
    if (next === quantity) return;
    setRequested(next);
    void request(next);
  };
  return {
    quantity,
    most,
    isPending: requested !== undefined,
    isBeyond: isBeyond || quantity > most,
    failure,
    set,
  };
}

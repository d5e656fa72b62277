import { useState } from 'react';
import { useServices } from '../../page/services.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { useToast } from '../../interface/toast.ts';
import { type CartLine, linesOf } from './cart.ts';
import { stockOfLine } from './checkCart.ts';
import { useChangeCart } from './useCart.ts';

/**
 * A line's quantity: the requested one while pending, so that quick steps add up and the buttons
 * keep the focus.
 */
export function useLineQuantity(line: CartLine) {
  const { text } = useServices();
  const { mutateAsync } = useChangeCart();
  const notify = useToast((notices) => notices.notify);
  const [requested, setRequested] = useState<number>();
  const [isBeyond, setBeyond] = useState(false);
  const [failure, setFailure] = useState<string>();
  const stock = stockOfLine(line);
  const quantity = requested ?? line.quantity;
  const request = async (next: number) => {
    setFailure(undefined);
    try {
      const cart = await mutateAsync({
        kind: 'set',
        lineId: line.id,
        skuId: line.skuId,
        quantity: next,
      });
      if (next === 0)
        notify(text('cart.removed', { name: line.product?.name ?? text('cart.goneName') }));
      else if (linesOf(cart).some(({ id, quantity: current }) => id === line.id && current < next))
        setBeyond(true);
    } catch (error) {
      setFailure(text(isUnreachable(error) ? 'error.offline' : 'error.generic.text'));
    }
    // A later step overrides it until it, too, is answered.
    setRequested((current) => (current === next ? undefined : current));
  };
  const set = (wanted: number) => {
    const next = Math.min(wanted, stock);
    setBeyond(wanted > stock);
    if (next === quantity) return;
    setRequested(next);
    void request(next);
  };
  return {
    quantity,
    stock,
    isPending: requested !== undefined,
    isBeyond: isBeyond || quantity > stock,
    failure,
    set,
  };
}

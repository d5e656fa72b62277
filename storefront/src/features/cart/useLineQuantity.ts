import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { useToast } from '../../interface/toast.ts';
import { type CartLine, linesOf } from './cartQuery.ts';
import { stockOfLine } from './checkCart.ts';
import { useChangeCart } from './useCart.ts';

/** How many of a line: what is being asked for while it is asked, so that quick steps add up and the buttons keep the focus. */
export function useLineQuantity(line: CartLine) {
  const { text } = useServices();
  const { mutateAsync } = useChangeCart();
  const say = useToast((notices) => notices.say);
  const [asked, setAsked] = useState<number>();
  const [isBeyond, setBeyond] = useState(false);
  const [failure, setFailure] = useState<string>();
  const stock = stockOfLine(line);
  const quantity = asked ?? line.quantity;
  const ask = async (next: number) => {
    setFailure(undefined);
    try {
      const cart = await mutateAsync({
        kind: 'set',
        lineId: line.id,
        skuId: line.skuId,
        quantity: next,
      });
      if (next === 0)
        say(text('cart.removed', { name: line.product?.name ?? text('cart.goneName') }));
      else if (linesOf(cart).some(({ id, quantity: given }) => id === line.id && given < next))
        setBeyond(true);
    } catch (error) {
      setFailure(text(isUnreachable(error) ? 'error.offline' : 'error.generic.text'));
    }
    // A later step is what counts until it, too, is answered.
    setAsked((current) => (current === next ? undefined : current));
  };
  const set = (wanted: number) => {
    const next = Math.min(wanted, stock);
    setBeyond(wanted > stock);
    if (next === quantity) return;
    setAsked(next);
    void ask(next);
  };
  return {
    quantity,
    stock,
    isPending: asked !== undefined,
    isBeyond: isBeyond || quantity > stock,
    failure,
    set,
  };
}

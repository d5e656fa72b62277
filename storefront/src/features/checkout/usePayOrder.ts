import { writeAddress } from '@solvik/addresses';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../app/services.ts';
import { cartKey } from '../cart/cartQuery.ts';
import { useToast } from '../../interface/toast.ts';
import { isOutOfStock } from './isOutOfStock.ts';
import { usePlaceOrder } from './useCheckout.ts';

type Order = Parameters<ReturnType<typeof usePlaceOrder>['mutate']>[0];

/** Places the order and goes on to its payment. What sold out meanwhile leads back to the cart, which says what it was. */
export function usePayOrder() {
  const { text, site, dataApi } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const say = useToast((notices) => notices.say);
  const { mutate, reset, isPending, isSuccess, isError, error } = usePlaceOrder();
  // Two presses can come before the page has drawn that the first one counts.
  const isAsked = useRef(false);
  useEffect(() => {
    // A page that the browser kept alive while the shopper was away paying is ready to be used again.
    const revive = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isAsked.current = false;
      reset();
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [reset]);
  const pay = (order: Order) => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(order, {
      onSuccess: (address) => window.location.assign(address),
      onError: (refusal) => {
        isAsked.current = false;
        if (!isOutOfStock(refusal)) return;
        // The cart says it of each line.
        say(text('checkout.stockChanged'), {
          mode: 'error',
          standsAt: writeAddress('cart', site.locale),
        });
        void queryClient.invalidateQueries({ queryKey: cartKey(dataApi) });
        void navigate(writeAddress('cart', site.locale));
      },
    });
  };
  return { pay, isPending: isPending || isSuccess, refusal: isError ? error : undefined };
}

import { writeAddress } from '@solvik/addresses';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { cartKey } from '../cart/cartQuery.ts';
import { useToast } from '../../interface/toast.ts';
import { isOutOfStock } from './isOutOfStock.ts';
import { usePlaceOrder } from './useCheckout.ts';

type Order = Parameters<ReturnType<typeof usePlaceOrder>['mutate']>[0];

/**
 * Places the order and goes on to its payment. An order with a size sold out since returns to the
 * cart, which names it.
 */
export function usePayOrder() {
  const { text, site, dataApi } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notify = useToast((notices) => notices.notify);
  const { mutate, reset, isPending, isSuccess, isError, error } = usePlaceOrder();
  // A second click can come before the first one has been rendered.
  const isRequested = useRef(false);
  useEffect(() => {
    // A page restored from the back/forward cache after a visit to the payment page becomes usable
    // again.
    const revive = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isRequested.current = false;
      reset();
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [reset]);
  const pay = (order: Order) => {
    if (isRequested.current) return;
    isRequested.current = true;
    mutate(order, {
      onSuccess: (address) => window.location.assign(address),
      onError: (refusal) => {
        isRequested.current = false;
        if (!isOutOfStock(refusal)) return;
        // The cart shows it on each line.
        notify(text('checkout.stockChanged'), {
          mode: 'error',
          errorAt: writeAddress('cart', site.locale),
        });
        void queryClient.invalidateQueries({ queryKey: cartKey(dataApi) });
        void navigate(writeAddress('cart', site.locale));
      },
    });
  };
  return { pay, isPending: isPending || isSuccess, refusal: isError ? error : undefined };
}

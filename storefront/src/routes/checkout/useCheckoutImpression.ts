import { useEffect, useRef } from 'react';
import { type Cart, linesOf } from '../../features/cart/cart.ts';
import { shopperEvents } from '../../interface/shopperEvents.ts';

/** Records that the checkout is shown with what is in the cart, once. */
export function useCheckoutImpression(cart: Cart | null | undefined): void {
  const isRecorded = useRef(false);
  useEffect(() => {
    const lines = linesOf(cart);
    if (isRecorded.current || lines.length === 0) return;
    isRecorded.current = true;
    const products = lines.flatMap(({ product }) =>
      product ? [{ productId: product.productId, name: product.name ?? undefined }] : [],
    );
    shopperEvents.emit('checkout:impression', { products });
  }, [cart]);
}

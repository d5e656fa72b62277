import { useEffect, useRef } from 'react';
import type { ProductView } from '../../features/product/productView.ts';
import { shopperEvents } from '../../interface/shopperEvents.ts';

/** Records that the product is being viewed, once until another one is. */
export function useProductImpression(product: ProductView | null | undefined): void {
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    if (!product || recorded.current === product.id) return;
    recorded.current = product.id;
    const { id: productId, name, amount: price, percent: discountPercentage = 0 } = product;
    shopperEvents.emit('product:detail', { productId, name, price, discountPercentage });
  }, [product]);
}

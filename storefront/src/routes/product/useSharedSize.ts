import { useEffect, useRef } from 'react';
import { readSharedSize } from '../../features/product/shareAddress.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { useLocation } from '../../page/pageRouter.ts';

/**
 * Chooses the size that a shared address names, once the page is the visitor's: the page itself is
 * the same for everybody.
 */
export function useSharedSize(
  { sizes }: Pick<ProductView, 'sizes'>,
  choose: (skuId: string) => void,
): void {
  const { search } = useLocation();
  const latest = useRef({ sizes, choose });
  useEffect(() => {
    latest.current = { sizes, choose };
  });
  useEffect(() => {
    const size = readSharedSize(search, latest.current.sizes);
    if (size) latest.current.choose(String(size.skuId));
  }, [search]);
}

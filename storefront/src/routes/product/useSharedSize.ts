import { useEffect, useEffectEvent } from 'react';
import { readSharedSize } from '../../features/product/sharedSize.ts';
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
  const chooseShared = useEffectEvent(() => {
    const size = readSharedSize(search, sizes);
    if (size) choose(String(size.skuId));
  });
  useEffect(() => chooseShared(), [search]);
}

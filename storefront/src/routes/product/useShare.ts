import { useState } from 'react';
import { useSelectedSize } from '../../features/product/selectedSize.ts';
import { shareLinks, sharePath, sharedChoice } from '../../features/product/shareAddress.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { useServices } from '../../page/services.ts';
import { absoluteUrl } from '../../page/sites.ts';

/** The address of a product to share, with or without the colour and size that are chosen. */
export function useShare(product: ProductView) {
  const { site } = useServices();
  const { chosen } = useSelectedSize();
  const [hasChoice, setHasChoice] = useState(true);
  const size = chosen && chosen.style === product.style ? chosen.name : undefined;
  const share = { product, size };
  const address = absoluteUrl(site, sharePath(share, hasChoice));
  const title = [product.name, product.brand].filter(Boolean).join(', ');
  return {
    title,
    address,
    links: shareLinks({ title, address }),
    choice: sharedChoice(share),
    hasChoice,
    setHasChoice,
  };
}

export type Sharing = ReturnType<typeof useShare>;

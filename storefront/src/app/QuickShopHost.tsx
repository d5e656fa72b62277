import { type ComponentType, useEffect, useState } from 'react';
import { type RequestedProduct, useQuickShop } from '../interface/quickShop.ts';
import { loadWithMessages } from '../languages/loadMessages.ts';
import { readPart } from '../page/panelHash.ts';
import type { PageLocation } from '../page/pageRouter.ts';
import { quickShopKey } from '../page/quickShopKey.ts';
import { useServices } from '../page/services.ts';
import { useOpenedEntry } from '../page/useOpenedEntry.ts';

/** The product that an address opens; a history entry of this visit knows more of it. */
function addressedProduct({ hash, state }: PageLocation): RequestedProduct | undefined {
  const alias = readPart(hash, quickShopKey);
  if (!alias) return undefined;
  const { quickShop } = (state ?? {}) as { readonly quickShop?: RequestedProduct };
  return quickShop?.alias === alias ? quickShop : { alias };
}

/**
 * Renders the page's quick shop, also that of an address. Its code is loaded when it is first opened;
 * if that fails, the product's page opens, or its card shows why.
 */
export function QuickShopHost() {
  const { site } = useServices();
  const { isOpen, product, open, fail } = useQuickShop();
  const [QuickShop, setQuickShop] = useState<ComponentType>();
  useOpenedEntry((location) => {
    const addressed = addressedProduct(location);
    if (addressed) open(addressed);
  });
  useEffect(() => {
    if (!isOpen || QuickShop) return;
    // A lazy component would cache a failure for ever, and take the page down with it.
    const fetchCode = async () => {
      try {
        const { default: loaded } = await loadWithMessages(
          ['product', 'quickShop'],
          () => import('../routes/product/QuickShop.tsx'),
        );
        setQuickShop(() => loaded);
      } catch {
        fail();
        // A browser caches a failed import for as long as the page is open.
        if (navigator.onLine && product?.href) window.location.assign(site.basename + product.href);
      }
    };
    void fetchCode();
  }, [isOpen, QuickShop, fail, site, product]);
  return QuickShop ? <QuickShop /> : null;
}

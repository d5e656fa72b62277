import { type ComponentType, useEffect, useState } from 'react';
import { useQuickShop } from '../interface/quickShop.ts';
import { loadWithMessages } from '../languages/loadMessages.ts';
import { useServices } from './services.ts';

/** Where the quick shop stands in the page. Its code is fetched when it is first opened; where it cannot be had, the product's page can, or its card says why. */
export function QuickShopHost() {
  const { site } = useServices();
  const { isOpen, product, fail } = useQuickShop();
  const [QuickShop, setQuickShop] = useState<ComponentType>();
  useEffect(() => {
    if (!isOpen || QuickShop) return;
    // A lazy component would remember a failure for good, and take the page with it.
    const fetchCode = async () => {
      try {
        const { default: loaded } = await loadWithMessages(
          ['product', 'quickShop'],
          () => import('../routes/product/QuickShop.tsx'),
        );
        setQuickShop(() => loaded);
      } catch {
        fail();
        // A browser remembers what it could not fetch for as long as the page stands.
        if (navigator.onLine && product) location.assign(site.basename + product.href);
      }
    };
    void fetchCode();
  }, [isOpen, QuickShop, fail, site, product]);
  return QuickShop ? <QuickShop /> : null;
}

import { type ComponentType, useEffect, useState } from 'react';
import { useQuickShop } from '../interface/quickShop.ts';
import { loadWithMessages } from '../languages/loadMessages.ts';
import { useLocation } from '../page/pageRouter.ts';
import { useServices } from '../page/services.ts';

/**
 * Renders the page's quick shop, also that of an address. Its code is loaded when it is first needed;
 * if that fails, the product's page opens, or its card shows why.
 */
export function QuickShopHost() {
  const { site } = useServices();
  const { isOpen, product, fail } = useQuickShop();
  // Read by the panel itself: few visits begin with one.
  const isAddressed = useLocation().hash.includes('quick-shop=');
  const [QuickShop, setQuickShop] = useState<ComponentType>();
  useEffect(() => {
    if (!(isOpen || isAddressed) || QuickShop) return;
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
        if (navigator.onLine && product?.href) location.assign(site.basename + product.href);
      }
    };
    void fetchCode();
  }, [isOpen, isAddressed, QuickShop, fail, site, product]);
  return QuickShop ? <QuickShop /> : null;
}

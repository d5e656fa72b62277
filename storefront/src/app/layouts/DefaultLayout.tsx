import { SkipLink } from '@solvik/design-system';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useContentPanel } from '../../interface/contentPanel.ts';
import { useModal } from '../../interface/modal.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useLocation } from '../../page/pageRouter.ts';
import { QuickShopHost } from '../QuickShopHost.tsx';
import { useServices } from '../../page/services.ts';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

const PanelHost = lazy(() => import('../PanelHost.tsx'));
const CartDrawer = lazy(() =>
  loadWithMessages(['cart'], () => import('../../features/cart/CartDrawer.tsx')),
);

/** The shop around a screen. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  const { text } = useServices();
  const { opened, close } = useModal();
  const hasPanel = useContentPanel(({ content }) => content !== undefined);
  const { pathname } = useLocation();
  // Following a link closes overlays.
  useEffect(() => close, [pathname, close]);
  return (
    <>
      <SkipLink href="#main">{text('skip.toContent')}</SkipLink>
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
      {hasPanel && (
        <Suspense fallback={null}>
          <PanelHost />
        </Suspense>
      )}
      <QuickShopHost />
      {opened.has('cart') && (
        <Suspense fallback={null}>
          <CartDrawer />
        </Suspense>
      )}
    </>
  );
}

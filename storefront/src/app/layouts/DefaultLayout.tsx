import { SkipLink } from '@solvik/design-system';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useCartDrawer } from '../../features/cart/cartDrawer.ts';
import { PageFrame } from '../PageFrame.tsx';
import { useServices } from '../services.ts';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

const CartDrawer = lazy(() => import('../../features/cart/CartDrawer.tsx'));

/** The shop around a screen. */
export function DefaultLayout() {
  const { text } = useServices();
  const wasCartOpened = useCartDrawer((drawer) => drawer.wasOpened);
  return (
    <PageFrame>
      <SkipLink href="#main">{text('skip.toContent')}</SkipLink>
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ShopFooter />
      {wasCartOpened && (
        <Suspense fallback={null}>
          <CartDrawer />
        </Suspense>
      )}
    </PageFrame>
  );
}

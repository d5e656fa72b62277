import { writeAddress } from '@solvik/addresses';
import { SkipLink } from '@solvik/design-system';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useContentPanel } from '../../interface/contentPanel.ts';
import { cartPart, useModal } from '../../interface/modal.ts';
import { Late } from '../../interface/Late.tsx';
import { useIsUsed } from '../../interface/useIsUsed.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { hasPart } from '../../page/panelHash.ts';
import { useLocation } from '../../page/pageRouter.ts';
import { useOpenedEntry } from '../../page/useOpenedEntry.ts';
import { KeyboardHost } from '../keyboard/KeyboardHost.tsx';
import { QuickShopHost } from '../QuickShopHost.tsx';
import { useServices } from '../../page/services.ts';
import { AfterUse } from './AfterUse.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

const PanelHost = lazy(() => import('../PanelHost.tsx'));
const CartPanel = lazy(() => loadWithMessages(['cart'], () => import('./CartPanel.tsx')));

const loadConsentLink = () =>
  loadWithMessages(['consent'], () => import('../../features/consent/ConsentLink.tsx'));

const focusBag = (href: string) =>
  document.querySelector<HTMLElement>(`header a[href$="${href}"]`)?.focus({ preventScroll: true });

/** The shop around a screen. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  const { text, site } = useServices();
  const { opened, open, close } = useModal();
  const hasPanel = useContentPanel(({ content }) => content !== undefined);
  const isUsed = useIsUsed();
  const { pathname } = useLocation();
  // Following a link closes overlays.
  useEffect(() => close, [pathname, close]);
  useOpenedEntry(({ hash }) => {
    if (!hasPart(hash, cartPart)) return;
    // What has the focus gets it again when the cart closes.
    if (document.activeElement === document.body) focusBag(writeAddress('cart', site.locale));
    open('cart');
  });
  return (
    <>
      <SkipLink href="#main">{text('skip.toContent')}</SkipLink>
      <AfterUse />
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
      <Late isNeeded={isUsed} load={loadConsentLink} props={{}} />
      {hasPanel && (
        <Suspense fallback={null}>
          <PanelHost />
        </Suspense>
      )}
      <QuickShopHost />
      <KeyboardHost />
      {opened.has('cart') && (
        <Suspense fallback={null}>
          <CartPanel />
        </Suspense>
      )}
    </>
  );
}

import { SkipLink } from '@solvik/design-system';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useContentPanel } from '../../interface/contentPanel.ts';
import { cartPart, menuPart, useModal } from '../../interface/modal.ts';
import { Late } from '../../interface/Late.tsx';
import { useIsUsed } from '../../interface/useIsUsed.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { LatePanel } from '../../page/LatePanel.tsx';
import { useLocation } from '../../page/pageRouter.ts';
import { KeyboardHost } from '../keyboard/KeyboardHost.tsx';
import { QuickShopHost } from '../QuickShopHost.tsx';
import { useServices } from '../../page/services.ts';
import { AfterUse } from './AfterUse.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { loadPhoneMenu, ShopHeader } from './ShopHeader.tsx';

const PanelHost = lazy(() => import('../PanelHost.tsx'));

const loadCart = () => loadWithMessages(['cart'], () => import('./CartPanel.tsx'));
const loadConsentLink = () =>
  loadWithMessages(['consent'], () => import('../../features/consent/ConsentLink.tsx'));

/** Modals with an address. */
const addressed = [
  [cartPart, loadCart],
  [menuPart, loadPhoneMenu],
] as const;

/** The shop around a screen. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  const { text } = useServices();
  const { current, close } = useModal();
  const hasPanel = useContentPanel(({ content }) => content !== undefined);
  const isUsed = useIsUsed();
  const { pathname } = useLocation();
  // Following a link closes overlays.
  useEffect(() => close, [pathname, close]);
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
      {addressed.map(([part, load]) => (
        <LatePanel key={part} {...{ part, load, close }} isOpen={current === part} props={{}} />
      ))}
    </>
  );
}

import { type ReactNode, useEffect } from 'react';
import { replayEarlyPress } from '../device/replayEarlyPress.ts';
import { useCartInStep } from '../features/cart/useCart.ts';
import { Notices } from '../features/notices/Notices.tsx';
import { DesignSystemProviders } from './DesignSystemProviders.tsx';
import { usePageMetadata } from '../page/metadata/usePageMetadata.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { RouteFocus } from '../page/RouteFocus.tsx';
import { usePageRouter } from '../page/pageRouter.ts';
import { followLinks } from './followLinks.ts';
import { ScrollRules } from './ScrollRules.tsx';
import { useServices } from '../page/services.ts';

/** What surrounds every layout: links, the loading bar, notices, scrolling and metadata. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  usePageMetadata();
  useEffect(() => {
    document.documentElement.dataset['isReady'] = '';
    replayEarlyPress(document);
  }, []);
  useCartInStep();
  const { site } = useServices();
  const router = usePageRouter();
  useEffect(() => followLinks(document, { router, site }), [router, site]);
  return (
    <DesignSystemProviders site={site}>
      <NavigationBar />
      {children}
      <Notices />
      <ScrollRules />
      <RouteFocus />
    </DesignSystemProviders>
  );
}

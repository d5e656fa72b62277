import { type ReactNode, useEffect, useState } from 'react';
import { pressHeldButton } from '../device/pressHeldButton.ts';
import { useCartInStep } from '../features/cart/useCart.ts';
import { Notices } from '../features/notices/Notices.tsx';
import { PartsShell } from './PartsShell.tsx';
import { applyHeadTags } from './metadata/applyHeadTags.ts';
import { headTags } from './metadata/headTags.ts';
import { metaOf } from './metadata/metaOf.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { usePageRouter, usePageView } from '../page/pageRouter.ts';
import { followLinks } from './followLinks.ts';
import { ScrollRules } from './ScrollRules.tsx';
import { useServices } from './services.ts';

/** Keeps the head true to the page after a navigation. */
function useMetadata(): void {
  const services = useServices();
  const { page } = usePageView();
  const [first] = useState(page);
  useEffect(() => {
    // A page that could not be loaded has no metadata; the error in its place has.
    if (page === undefined || page === first) return;
    applyHeadTags(headTags(metaOf(services, page), services.site, services.sites));
  }, [page, first, services]);
}

/** What stands around every layout: links, the loading bar, notices, scrolling and metadata. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  useMetadata();
  useEffect(() => {
    document.documentElement.dataset['isReady'] = '';
    pressHeldButton(document);
  }, []);
  useCartInStep();
  const { site } = useServices();
  const router = usePageRouter();
  useEffect(() => followLinks(document, { router, site }), [router, site]);
  return (
    <PartsShell site={site}>
      <NavigationBar />
      {children}
      <Notices />
      <ScrollRules />
      <RouteFocus />
    </PartsShell>
  );
}

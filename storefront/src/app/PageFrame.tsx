import { LinkProvider, partsOfWordsIn, WordPartsProvider } from '@solvik/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { ScrollRestoration, useMatches } from 'react-router-dom';
import { useCartInStep } from '../features/cart/useCart.ts';
import { Notices } from '../features/notices/Notices.tsx';
import type { RouteHandle } from './createRoutes.tsx';
import { applyHeadTags } from './metadata/applyHeadTags.ts';
import { headTags } from './metadata/headTags.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useServices } from './services.ts';

/** Keeps the head true to the page after a navigation. */
function useMetadata(): void {
  const services = useServices();
  const leaf = useMatches().at(-1);
  const [first] = useState(leaf);
  useEffect(() => {
    if (leaf === undefined || leaf === first) return;
    const handle = leaf.handle as RouteHandle | undefined;
    // A page that could not be loaded has nothing to say of itself; the error in its place does.
    if (handle && leaf.loaderData !== undefined) applyHeadTags(headTags(handle.route.meta(services, leaf.loaderData), services.site, services.sites));
  }, [leaf, first, services]);
}

/** The router's scroll rules run in the browser alone, so that no inline script stands in the page. */
function ScrollRules() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? <ScrollRestoration /> : null;
}

/** What every layout has: links of the router, the loading bar, notices, scrolling and metadata. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  useMetadata();
  useEffect(() => {
    document.documentElement.dataset['isReady'] = '';
  }, []);
  useCartInStep();
  const { site } = useServices();
  return (
    <WordPartsProvider partsOf={partsOfWordsIn(site.locale)}>
      <LinkProvider link={RouterLink}>
        <NavigationBar />
        {children}
        <Notices />
        <ScrollRules />
        <RouteFocus />
      </LinkProvider>
    </WordPartsProvider>
  );
}

/** Takes over the page the server rendered. */
import type { Locale } from '@solvik/addresses';
import { replayEdits } from '@solvik/design-system';
import { type BrokenCard, loadNearWidgets, loadWidgetText } from '@solvik/widgets';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { createDataApi } from '../data-api/createDataApi.ts';
import { readToken } from '../device/readToken.ts';
import { refreshStandIns } from '../device/refreshStandIns.ts';
import { registerServiceWorker } from '../device/registerServiceWorker.ts';
import { reportError } from '../device/reportError.ts';
import { previewParameters } from '../features/content/previewState.ts';
import { loadText } from '../languages/loadText.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createRoutes } from './createRoutes.tsx';
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts';
import { PageShell } from './PageShell.tsx';
import type { PageState } from './pageState.ts';
import type { Services } from './services.ts';

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  const stateElement = document.querySelector('#page-state');
  if (!root || !stateElement?.textContent) throw new Error('The page came without its root or its state.');
  const state = JSON.parse(stateElement.textContent) as PageState;
  if (state.preview) hidePreviewWords();
  const queryClient = createQueryClient();
  hydrate(queryClient, state.queries);
  const [text, widgetText] = await Promise.all([loadText(state.site.locale), loadWidgetText(state.site.locale), loadNearWidgets(window)]);
  // The first render must read the server's clock; later ones the visitor's.
  let renderedAt: Date | undefined = new Date(state.now);
  const seenAt = state.preview?.at;
  const services: Services = {
    site: state.site,
    sites: state.sites,
    queryClient,
    text,
    widgetText,
    ...(state.preview && { preview: state.preview, brokenCard: await brokenCardIn(state.site.locale) }),
    dataApi: createDataApi({ site: state.site, isPreview: state.preview !== undefined, previewAs: state.preview?.as, url: new URL('/graphql', location.origin).href, token: readToken, fetch: (request) => fetch(request) }),
    now: () => renderedAt ?? (seenAt === undefined ? new Date() : new Date(seenAt)),
    report: reportError,
  };
  const routes = createRoutes(services);
  const basename = state.site.basename || '/';
  // Lazy screens of this very address are loaded first, so that the first render is the server's.
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const loaded = await route.lazy();
    Object.assign(route, { ...loaded, lazy: undefined });
  }
  const hydrationData: HydrationState = { loaderData: { ...state.loaderData }, ...(state.errors && { errors: errorsFor(routes, basename, state.errors.status) }) };
  const router = createBrowserRouter(routes, { basename, hydrationData });
  goingTo = () => {
    const next = router.state.navigation.location;
    return next && router.createHref(next);
  };
  const { preview } = state;
  // Not before the page is hydrated: what an editor's window sends at once would differ from what the server drew.
  const beginToAnswer = () => {
    replayEdits(document);
    const { conditions } = preview ?? {};
    if (conditions) void import('../features/preview/adaptPage.ts').then(({ adaptPage }) => adaptPage(document, conditions), reportError);
    if (preview && window.parent !== window) void import('../features/preview/bridge.ts').then(({ startBridge }) => startBridge({ window, queryClient, origins: [location.origin, ...preview.editorOrigins] }), reportError);
  };
  hydrateRoot(
    root,
    <StrictMode>
      <PageShell services={services}>
        <Hydrated then={beginToAnswer}>
          <RouterProvider router={router} />
        </Hydrated>
      </PageShell>
    </StrictMode>,
    { onUncaughtError: reportError, onRecoverableError: reportError },
  );
  router.subscribe(() => {
    renderedAt = undefined;
  });
}

/** Runs once when the server's page has become the browser's. */
function Hydrated({ children, then }: { readonly children: ReactNode; readonly then: () => void }) {
  useEffect(then, [then]);
  return children;
}

async function brokenCardIn(locale: Locale): Promise<BrokenCard> {
  const { loadBrokenCard } = await import('../features/workbench/loadBrokenCard.tsx');
  return loadBrokenCard(locale);
}

/** What is shown to whom is in the page's state; the address reads as the shop's own. */
function hidePreviewWords(): void {
  const url = new URL(location.href);
  const before = url.href;
  for (const name of previewParameters) url.searchParams.delete(name);
  if (url.href === before) return;
  history.replaceState(history.state, '', url);
}

/** Gives the router the error at the boundary that showed it on the server. */
function errorsFor(routes: Parameters<typeof matchRoutes>[0], basename: string, status: number): HydrationState['errors'] {
  const boundary = matchRoutes(routes, location, basename)?.findLast(({ route }) => route.ErrorBoundary !== undefined);
  const error = { status, statusText: '', data: null, internal: false };
  return boundary?.route.id ? { [boundary.route.id]: error } : null;
}

let goingTo: () => string | undefined = () => undefined;
reloadOnStaleChunk(() => goingTo());
refreshStandIns();
start().catch(reportError);
if (import.meta.env.PROD) void registerServiceWorker();

/** Takes over the page the server rendered. */
import type { Locale } from '@solvik/addresses';
import { KnownMarkupProvider, replayEdits } from '@solvik/design-system';
import { type BrokenCard, loadNearWidgets, loadWidgetText } from '@solvik/widgets';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createDataApi } from '../data-api/createDataApi.ts';
import { applyStyleSheet } from '../device/applyStyleSheet.ts';
import { readToken } from '../device/readToken.ts';
import { refreshStandIns } from '../device/refreshStandIns.ts';
import { registerServiceWorker } from '../device/registerServiceWorker.ts';
import { reportError } from '../device/reportError.ts';
import { previewParameters } from '../features/content/previewState.ts';
import { areaPath } from '../features/content/areas/loadArea.ts';
import { createPageRouter } from '../page/createPageRouter.ts';
import { PageRouterProvider, type PageView } from '../page/pageRouter.ts';
import { createText } from '../languages/createText.ts';
import { loadMessages } from '../languages/loadMessages.ts';
import { createQueryClient } from './createQueryClient.ts';
import { HttpError } from './httpAnswers.ts';
import { LayoutError } from './loadPage.ts';
import { Pages } from './Pages.tsx';
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts';
import { pageQueries } from './pageQueries.ts';
import { PageShell } from './PageShell.tsx';
import type { PageState } from './pageState.ts';
import { loadRoute, messagesOfRoute } from './routeModules.ts';
import type { Services } from './services.ts';

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  const stateElement = document.querySelector('#page-state');
  if (!root || !stateElement?.textContent)
    throw new Error('The page came without its root or its state.');
  const state = JSON.parse(stateElement.textContent) as PageState;
  if (state.preview) hidePreviewWords();
  const queryClient = createQueryClient();
  pageQueries.read(queryClient, state.queries);
  const {
    site: { locale },
    page,
  } = state;
  const [messages, widgetText] = await Promise.all([
    loadMessages(locale, page ? messagesOfRoute(page.name) : []),
    loadWidgetText(locale),
    loadNearWidgets(window),
    applyStyleSheet(document),
  ]);
  // The first render must read the server's clock; later ones the visitor's.
  let renderedAt: Date | undefined = new Date(state.now);
  const seenAt = state.preview?.at;
  const services: Services = {
    site: state.site,
    sites: state.sites,
    queryClient,
    text: createText(messages, import.meta.env.PROD ? goOnWithout : undefined),
    widgetText,
    ...(state.preview && {
      preview: state.preview,
      brokenCard: await brokenCardIn(state.site.locale),
    }),
    dataApi: createDataApi({
      site: state.site,
      isPreview: state.preview !== undefined,
      readsAreasAt: state.preview ? undefined : areaPath,
      previewAs: state.preview?.as,
      url: new URL('/graphql', location.origin).href,
      token: readToken,
      fetch: (request) => fetch(request),
    }),
    now: () => renderedAt ?? (seenAt === undefined ? new Date() : new Date(seenAt)),
    report: reportError,
  };
  const basename = state.site.basename;
  const router = createPageRouter({
    initial: await shownView(state),
    load: async () => (await import('./connectBrowserRouter.ts')).connectBrowserRouter(services),
    leave: (to) => location.assign(basename + to),
  });
  goingTo = () => {
    const { next } = router.view();
    return next && basename + next;
  };
  const { preview } = state;
  // What an editor changes must show at once, wherever it stands on the page.
  let isHydrating = preview === undefined;
  const knownMarkup = { isHydrating: () => isHydrating };
  // Not before the page is hydrated: what an editor's window sends at once would differ from what the server drew.
  const beginToAnswer = () => {
    isHydrating = false;
    replayEdits(document);
    const { conditions } = preview ?? {};
    if (conditions)
      void import('../features/preview/adaptPage.ts').then(
        ({ adaptPage }) => adaptPage(document, conditions),
        reportError,
      );
    if (preview && window.parent !== window)
      void import('../features/preview/bridge.ts').then(
        ({ startBridge }) =>
          startBridge({
            window,
            queryClient,
            origins: [location.origin, ...preview.editorOrigins],
          }),
        reportError,
      );
  };
  hydrateRoot(
    root,
    <StrictMode>
      <PageShell services={services}>
        <Hydrated then={beginToAnswer}>
          <KnownMarkupProvider value={knownMarkup}>
            <PageRouterProvider value={router}>
              <Pages />
            </PageRouterProvider>
          </KnownMarkupProvider>
        </Hydrated>
      </PageShell>
    </StrictMode>,
    { onUncaughtError: reportError, onRecoverableError: reportError },
  );
  router.subscribe(() => {
    renderedAt = undefined;
  });
}

/** A shopper goes on without a text that is missing; in development it is an error. */
function goOnWithout(error: Error): string {
  reportError(error);
  return '';
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

/** The page as the server rendered it: its screen is loaded first, so that the first render here is the server's. */
async function shownView({ site, page, error }: PageState): Promise<PageView> {
  const { pathname, search, hash } = location;
  const { usr, key } = (history.state ?? {}) as { readonly usr?: unknown; readonly key?: string };
  const path = pathname.startsWith(site.basename)
    ? pathname.slice(site.basename.length) || '/'
    : pathname;
  const failure =
    error &&
    (error.isOfLayout
      ? new LayoutError('', { cause: new HttpError(error.status) })
      : new HttpError(error.status));
  return {
    location: { pathname: path, search, hash, state: usr ?? null, key: key ?? 'default' },
    action: 'POP',
    ...(page && { page: { ...page, route: await loadRoute(page.name) } }),
    ...(failure && { error: failure }),
  };
}

let goingTo: () => string | undefined = () => undefined;
reloadOnStaleChunk(() => goingTo());
refreshStandIns();
start().catch(reportError);
if (import.meta.env.PROD) void registerServiceWorker();

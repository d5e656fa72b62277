/** Hydrates the page that the server rendered. */
import type { Locale } from '@solvik/shop';
import { KnownMarkupProvider, replayEdits } from '@solvik/design-system';
import { type BrokenCard, loadNearWidgets, loadWidgetText } from '@solvik/widgets';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createDataApi } from '../data-api/createDataApi.ts';
import { applyStyleSheet } from '../device/applyStyleSheet.ts';
import { readToken } from '../device/readToken.ts';
import { refreshPlaceholders } from '../device/refreshPlaceholders.ts';
import { registerServiceWorker } from '../device/registerServiceWorker.ts';
import { reportError } from '../device/reportError.ts';
import { previewParameters } from '@solvik/content-schema';
import { areaPath } from '../features/content/areas/loadArea.ts';
import { createPageRouter } from '../page/createPageRouter.ts';
import { PageRouterProvider, type PageView } from '../page/pageRouter.ts';
import { createText } from '../languages/createText.ts';
import { loadMessages } from '../languages/loadMessages.ts';
import { createQueryClient } from '../page/createQueryClient.ts';
import { useQuickShop } from '../interface/quickShop.ts';
import { useToast } from '../interface/toast.ts';
import { HttpError, isNotFound } from '../page/httpErrors.ts';
import { LayoutError } from './layoutError.ts';
import { Pages } from './Pages.tsx';
import { reloadOnStaleChunk } from '../device/reloadOnStaleChunk.ts';
import { pageQueries } from './pageQueries.ts';
import { PageShell } from './PageShell.tsx';
import type { PageState } from './pageState.ts';
import { loadRoute, messagesOfRoute } from './routeModules.ts';
import type { Services } from '../page/services.ts';
import { loadNotFound } from '../routes/not-found/NotFound.tsx';

async function start(): Promise<void> {
  await documentEnd();
  const root = document.querySelector('#root');
  const stateElement = document.querySelector('#page-state');
  if (!root || !stateElement?.textContent) throw new Error('The page has no root or no state.');
  const state = JSON.parse(stateElement.textContent) as PageState;
  if (state.preview) hidePreviewError();
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
  // The first render must use the server's clock; later ones the visitor's.
  let renderedAt: Date | undefined = new Date(state.now);
  const previewedAt = state.preview?.at;
  const services: Services = {
    site: state.site,
    sites: state.sites,
    queryClient,
    text: createText(messages, import.meta.env.PROD ? renderEmpty : undefined),
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
    now: () => renderedAt ?? (previewedAt === undefined ? new Date() : new Date(previewedAt)),
    report: reportError,
  };
  const basename = state.site.basename;
  const router = createPageRouter({
    initial: await shownView(state),
    load: async () => (await import('./connectBrowserRouter.ts')).connectBrowserRouter(services),
    leave: (to) => {
      if (navigator.onLine) location.assign(basename + to);
      else useToast.getState().notify(services.text('error.offline'));
    },
  });
  goingTo = () => {
    const { isOpen, product } = useQuickShop.getState();
    // A quick shop that cannot be loaded becomes the product's page.
    const next = router.view().next ?? (isOpen ? product?.href : undefined);
    return next && basename + next;
  };
  const { preview } = state;
  // An editor's change must show at once, wherever it is on the page.
  let isHydrating = preview === undefined;
  const knownMarkup = { isHydrating: () => isHydrating };
  // Not before hydration: an editor's early message would differ from the server's markup.
  const startResponding = () => {
    isHydrating = false;
    replayEdits(document);
    if (preview)
      void import('../features/preview/startPreview.ts').then(
        ({ startPreview }) => startPreview(preview, queryClient),
        reportError,
      );
  };
  hydrateRoot(
    root,
    <StrictMode>
      <PageShell services={services}>
        <Hydrated then={startResponding}>
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

/** Scripts in the browser's cache are there before the end of a document on a slow network. */
function documentEnd(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** For a shopper a missing text is left empty; in development it is an error. */
function renderEmpty(error: Error): string {
  reportError(error);
  return '';
}

/** Runs once after hydration. */
function Hydrated({ children, then }: { readonly children: ReactNode; readonly then: () => void }) {
  useEffect(then, [then]);
  return children;
}

async function brokenCardIn(locale: Locale): Promise<BrokenCard> {
  const { loadBrokenCard } = await import('@solvik/workbench/broken-card');
  return loadBrokenCard(locale);
}

/** Visitor and preview settings are in the page's state; the address is the shop's own. */
function hidePreviewError(): void {
  const url = new URL(location.href);
  const before = url.href;
  for (const name of previewParameters) url.searchParams.delete(name);
  if (url.href === before) return;
  history.replaceState(history.state, '', url);
}

/**
 * The page as the server rendered it: its screen is loaded first, so that the first render here
 * matches.
 */
async function shownView({ site, page, error }: PageState): Promise<PageView> {
  const { pathname, search, hash } = location;
  const { usr, key } = (history.state ?? {}) as { readonly usr?: unknown; readonly key?: string };
  const path = pathname.startsWith(site.basename)
    ? pathname.slice(site.basename.length) || '/'
    : pathname;
  const failure =
    error &&
    (error.isLayoutError
      ? new LayoutError('', { cause: new HttpError(error.status) })
      : new HttpError(error.status));
  if (isNotFound(failure)) await loadNotFound().catch(reportError);
  return {
    location: { pathname: path, search, hash, state: usr ?? null, key: key ?? 'default' },
    action: 'POP',
    ...(page && {
      page: { name: page.name, ...(await (await loadRoute(page.name)).restore(page.criteria)) },
    }),
    ...(failure && { error: failure }),
  };
}

let goingTo: () => string | undefined = () => undefined;
reloadOnStaleChunk(import.meta.url, () => goingTo());
refreshPlaceholders();
start().catch(reportError);
if (import.meta.env.PROD) void registerServiceWorker();

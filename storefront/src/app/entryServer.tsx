/** Renders one page to its parts; the server in front of it writes the document and keeps the cache. */
import type { RouteName } from '@solvik/addresses';
import { firstScreenFonts, KnownMarkupProvider } from '@solvik/design-system';
import { loadWidgetText } from '@solvik/widgets';
import { StrictMode } from 'react';
import { type DataApi, type DataApiOptions, createDataApi } from '../data-api/createDataApi.ts';
import { DataApiError } from '../data-api/dataApiError.ts';
import { linkedSite, type PlacedSite } from '../features/market/sites.ts';
import { loadBrokenCard } from '../features/workbench/loadBrokenCard.tsx';
import { standingRouter } from '../page/createPageRouter.ts';
import { type LoadedPage, PageRouterProvider, type PageView } from '../page/pageRouter.ts';
import { loadText } from '../languages/loadText.ts';
import { createQueryClient } from './createQueryClient.ts';
import { HttpError } from './httpAnswers.ts';
import { keepMarkup } from './keptMarkup.tsx';
import { LayoutError, loadPage, readRequest } from './loadPage.ts';
import { errorMeta } from './metadata/errorMeta.ts';
import { headTags, writeHeadTags } from './metadata/headTags.ts';
import { metaOf } from './metadata/metaOf.ts';
import { Pages } from './Pages.tsx';
import { pageQueries } from './pageQueries.ts';
import { PageShell } from './PageShell.tsx';
import { pageSources } from './pageSources.ts';
import { loadRoute } from './routeModules.ts';
import type { Services } from './services.ts';
import { renderStyled } from './styles/renderStyled.ts';
import type { PageState } from './pageState.ts';
import type { PreviewState } from '../features/content/previewState.ts';

/** The Data API without the front it is asked for. */
export type RenderDataApi = DistributedOmit<DataApiOptions, 'site'>;

type DistributedOmit<Options, Key extends PropertyKey> = Options extends unknown
  ? Omit<Options, Key>
  : never;

export interface RenderRequest {
  readonly request: Request;
  readonly site: PlacedSite;
  readonly sites: readonly PlacedSite[];
  readonly dataApi: RenderDataApi;
  /** Whether markup is kept between renders. Not in development: the styles of what is kept would be missing. */
  readonly keepsMarkup?: boolean;
  /** Set for an editor's session: the page shows drafts and may be spoken with. */
  readonly preview?: PreviewState;
  /** Cookies of the visitor; read by personal pages alone. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly now: () => Date;
  /** Hears of errors that turned into an error page. */
  readonly onError: (error: unknown) => void;
  /** Hears of faults that the page survives. */
  readonly onFault: (error: Error) => void;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly routeName: RouteName | undefined;
  /** What the first render in the browser needs beside the entry, as the build's manifest names it: the screen, the words, the first widgets. */
  readonly sources: readonly string[];
  readonly isPersonal: boolean;
  readonly cacheTags: readonly string[];
  readonly head: string;
  readonly styles: string;
  /** Markup that announces the sheet of all components, for after the first paint; empty in development. */
  readonly sheet: string;
  readonly html: string;
  /** Font files of the first screen. */
  readonly fonts: readonly string[];
  readonly state: PageState;
}

export type Rendered = RenderedPage | { readonly kind: 'response'; readonly response: Response };

/** A failed query gives the page its own status (spec section 8); any other failure is a 500. */
function statusOf(error: unknown): number {
  const cause = error instanceof LayoutError ? error.cause : error;
  return (cause instanceof HttpError || cause instanceof DataApiError) && cause.status >= 400
    ? cause.status
    : 500;
}

interface Loaded {
  readonly page?: LoadedPage;
  readonly error?: unknown;
  /** The address leads elsewhere, or a form that was posted to it has been answered. */
  readonly response?: Response;
}

/** What a form posted to the page is answered with, or the page itself. */
async function load(services: Services, request: Request): Promise<Loaded> {
  try {
    if (request.method === 'POST') {
      const { name, request: given } = readRequest(services, request);
      const act = name && (await loadRoute(name)).act;
      const response = await act?.(services, { ...given, form: await request.formData() });
      if (response) return { response };
    }
    return { page: await loadPage(services, request) };
  } catch (thrown) {
    return thrown instanceof Response ? { response: thrown } : { error: thrown };
  }
}

/** A way to another address, with the market's prefix before a path of this shop. */
function withPrefix(response: Response, basename: string): Response {
  const location = response.headers.get('location');
  if (!basename || !location?.startsWith('/')) return response;
  const headers = new Headers(response.headers);
  headers.set('location', basename + location);
  return new Response(response.body, { status: response.status, headers });
}

export async function render({
  keepsMarkup = import.meta.env.PROD,
  ...asked
}: RenderRequest): Promise<Rendered> {
  const { request, site, sites, dataApi, preview, cookies, now, onError, onFault } = asked;
  const [text, widgetText] = await Promise.all([
    loadText(site.locale),
    loadWidgetText(site.locale),
  ]);
  const api: DataApi = createDataApi({ ...dataApi, site });
  const services: Services = {
    site,
    sites,
    dataApi: api,
    queryClient: createQueryClient(),
    text,
    widgetText,
    now,
    report: onFault,
    visitor: { cookies },
    ...(preview && { preview, brokenCard: await loadBrokenCard(site.locale) }),
  };
  const { page, error, response } = await load(services, request);
  if (response) return { kind: 'response', response: withPrefix(response, site.basename) };
  if (error !== undefined && !(error instanceof HttpError && error.status < 500)) onError(error);
  const status = page ? (page.route.status?.(services, page.criteria) ?? 200) : statusOf(error);
  const meta = page ? metaOf(services, page) : errorMeta(services, status);
  const {
    name: routeName,
    request: { url },
  } = readRequest(services, request);
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: '',
    state: null,
    key: 'default',
  };
  // What comes over the network is another object each time, and what an editor is shown is marked for the workbench.
  const keeper =
    keepsMarkup && 'transport' in dataApi && !preview ? keepMarkup(services) : undefined;
  const view: PageView = { location, action: 'POP', page, error };
  const { html, styles, sheet } = renderStyled(
    <StrictMode>
      <PageShell services={services}>
        <KnownMarkupProvider value={keeper ?? {}}>
          <PageRouterProvider value={standingRouter(view)}>
            <Pages />
          </PageRouterProvider>
        </KnownMarkupProvider>
      </PageShell>
    </StrictMode>,
    { channelId: site.channelId, complete: keeper?.complete },
  );
  const queries = pageQueries.write(services.queryClient);
  // Nothing of a render outlives it.
  services.queryClient.clear();
  return {
    kind: 'page',
    status,
    routeName,
    sources: pageSources({ routeName, locale: site.locale, html }),
    isPersonal: page?.route.isPersonal === true,
    // Menus stand on every page.
    cacheTags: [...(meta.cacheTags ?? []), 'menus'],
    head: writeHeadTags(headTags(meta, site, sites)),
    styles,
    sheet,
    html,
    fonts: firstScreenFonts,
    state: {
      site,
      sites: sites.map(linkedSite),
      queries,
      ...(page && { page: { name: page.name, criteria: page.criteria } }),
      ...(error !== undefined && {
        error: { status, ...(error instanceof LayoutError && { isOfLayout: true }) },
      }),
      now: now().toISOString(),
      ...(preview && { preview }),
    },
  };
}

/** Renders one page to its parts; the server writes the document around them and caches it. */
import type { RouteName } from '@solvik/addresses';
import { firstScreenFonts, KnownMarkupProvider } from '@solvik/design-system';
import { loadWidgetText } from '@solvik/widgets';
import { StrictMode } from 'react';
import { type DataApi, type DataApiOptions, createDataApi } from '../data-api/createDataApi.ts';
import { DataApiError } from '../data-api/dataApiError.ts';
import { linkedSite, type LocatedSite } from '../page/sites.ts';
import { loadBrokenCard } from '@solvik/workbench/broken-card';
import { staticRouter } from '../page/createPageRouter.ts';
import { type LoadedPage, PageRouterProvider, type PageView } from '../page/pageRouter.ts';
import { loadText } from '../languages/loadText.ts';
import { createQueryClient } from '../page/createQueryClient.ts';
import { HttpError } from '../page/httpErrors.ts';
import { createRenderMarkup } from './cachedMarkup.tsx';
import { LayoutError } from './layoutError.ts';
import { loadPage, readRequest } from './loadPage.ts';
import { errorMeta } from './errorMeta.ts';
import { headTags, writeHeadTags } from '../page/metadata/headTags.ts';
import { metaOf } from '../page/metadata/metaOf.ts';
import { Pages } from './Pages.tsx';
import { pageQueries } from './pageQueries.ts';
import { PageShell } from './PageShell.tsx';
import { pageSources } from './pageSources.ts';
import { loadRoute } from './routeModules.ts';
import type { SearchTransport } from '../search-api/searchTransport.ts';
import type { Services } from '../page/services.ts';
import { renderStyled } from './styles/renderStyled.ts';
import type { PageState } from './pageState.ts';
import type { PreviewState } from '../page/previewState.ts';

/** The Data API without its site. */
export type RenderDataApi = DistributedOmit<DataApiOptions, 'site'>;

type DistributedOmit<Options, Key extends PropertyKey> = Options extends unknown
  ? Omit<Options, Key>
  : never;

export interface RenderRequest {
  readonly request: Request;
  readonly site: LocatedSite;
  readonly sites: readonly LocatedSite[];
  readonly dataApi: RenderDataApi;
  readonly searchTransport?: SearchTransport | undefined;
  /**
   * Whether markup is cached between renders. Not in development: the styles of cached markup
   * would be missing.
   */
  readonly cachesMarkup?: boolean;
  /**
   * Set for an editor's session: the page shows drafts and exchanges messages with the workbench.
   */
  readonly preview?: PreviewState;
  /** Cookies of the visitor; read only by personal pages. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly now: () => Date;
  /** Receives errors that resulted in an error page. */
  readonly onError: (error: unknown) => void;
  /** Receives errors that the page survives. */
  readonly onFault: (error: Error) => void;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly routeName: RouteName | undefined;
  /**
   * What the first render in the browser needs beside the entry, by the build manifest's names:
   * the screen, the texts, the first widgets.
   */
  readonly sources: readonly string[];
  readonly isPersonal: boolean;
  readonly cacheTags: readonly string[];
  readonly head: string;
  readonly styles: string;
  /** Markup that preloads the full style sheet, for after the first paint; empty in development. */
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
  /** A redirect, or the response to a form posted to the address. */
  readonly response?: Response;
}

/** The response to a form posted to the page, or the page itself. */
async function load(services: Services, request: Request): Promise<Loaded> {
  try {
    if (request.method === 'POST') {
      const { name, request: routeRequest } = readRequest(services, request);
      const act = name && (await loadRoute(name)).act;
      const response = await act?.(services, { ...routeRequest, form: await request.formData() });
      if (response) return { response };
    }
    return { page: await loadPage(services, request) };
  } catch (thrown) {
    return thrown instanceof Response ? { response: thrown } : { error: thrown };
  }
}

/** A redirect to another address, with the market's prefix before a path of this shop. */
function withPrefix(response: Response, basename: string): Response {
  const location = response.headers.get('location');
  if (!basename || !location?.startsWith('/')) return response;
  const headers = new Headers(response.headers);
  headers.set('location', basename + location);
  return new Response(response.body, { status: response.status, headers });
}

export async function render({
  cachesMarkup = import.meta.env.PROD,
  ...options
}: RenderRequest): Promise<Rendered> {
  const {
    request,
    site,
    sites,
    dataApi,
    searchTransport,
    preview,
    cookies,
    now,
    onError,
    onFault,
  } = options;
  const [text, widgetText] = await Promise.all([
    loadText(site.locale),
    loadWidgetText(site.locale),
  ]);
  const api: DataApi = createDataApi({ ...dataApi, site });
  const services: Services = {
    site,
    sites,
    dataApi: api,
    searchTransport,
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
  const status = page ? page.status(services) : statusOf(error);
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
  // Results over the network are new objects each time, and previews are marked for the workbench.
  const keeper =
    cachesMarkup && 'transport' in dataApi && !preview ? createRenderMarkup(services) : undefined;
  const view: PageView = { location, action: 'POP', page, error };
  const { html, styles, sheet } = renderStyled(
    <StrictMode>
      <PageShell services={services}>
        <KnownMarkupProvider value={keeper ?? {}}>
          <PageRouterProvider value={staticRouter(view)}>
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
    isPersonal: page?.isPersonal === true,
    // Menus are on every page.
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
        error: { status, ...(error instanceof LayoutError && { isLayoutError: true }) },
      }),
      now: now().toISOString(),
      ...(preview && { preview }),
    },
  };
}

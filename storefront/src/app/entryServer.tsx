/** Renders one page to its parts; the server in front of it writes the document and keeps the cache. */
import type { RouteName } from '@solvik/addresses';
import { firstScreenFonts } from '@solvik/design-system';
import { loadWidgetText } from '@solvik/widgets';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { type DataApi, type DataApiOptions, createDataApi } from '../data-api/createDataApi.ts';
import { DataApiError } from '../data-api/dataApiError.ts';
import type { PlacedSite } from '../features/market/sites.ts';
import { loadBrokenCard } from '../features/workbench/loadBrokenCard.tsx';
import { loadText } from '../languages/loadText.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createRoutes, type RouteHandle } from './createRoutes.tsx';
import { errorMeta } from './metadata/errorMeta.ts';
import { headTags, writeHeadTags } from './metadata/headTags.ts';
import { PageShell } from './PageShell.tsx';
import { pageSources } from './pageSources.ts';
import type { Services } from './services.ts';
import type { PageState } from './pageState.ts';
import type { PreviewState } from '../features/content/previewState.ts';

export interface RenderRequest {
  readonly request: Request;
  readonly site: PlacedSite;
  readonly sites: readonly PlacedSite[];
  readonly dataApi: Omit<DataApiOptions, 'site'>;
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
  readonly html: string;
  /** Font files of the first screen. */
  readonly fonts: readonly string[];
  readonly state: PageState;
}

export type Rendered = RenderedPage | { readonly kind: 'response'; readonly response: Response };

/** A failed query gives the page its own status (spec section 8); any other failure is a 500. */
function statusOf(errors: readonly unknown[], given: number): number {
  const failure = errors.find((error) => error instanceof DataApiError);
  if (failure && failure.status >= 400) return failure.status;
  return errors.length > 0 && given < 400 ? 500 : given;
}

export async function render({ request, site, sites, dataApi, preview, cookies, now, onError, onFault }: RenderRequest): Promise<Rendered> {
  const [text, widgetText] = await Promise.all([loadText(site.locale), loadWidgetText(site.locale)]);
  const api: DataApi = createDataApi({ ...dataApi, site });
  const services: Services = { site, sites, dataApi: api, queryClient: createQueryClient(), text, widgetText, now, report: onFault, visitor: { cookies }, ...(preview && { preview, brokenCard: await loadBrokenCard(site.locale) }) };
  const handler = createStaticHandler(createRoutes(services), { basename: site.basename || '/' });
  const context = await handler.query(request);
  if (context instanceof Response) return { kind: 'response', response: context };

  const leaf = context.matches.at(-1);
  const handle = leaf?.route.handle as RouteHandle | undefined;
  const errors = Object.values(context.errors ?? {});
  for (const error of errors) if (!(isRouteErrorResponse(error) && error.status < 500)) onError(error);
  const criteria = leaf ? (context.loaderData[leaf.route.id ?? ''] as unknown) : undefined;
  const status = statusOf(errors, context.statusCode);
  const meta = errors.length > 0 || !handle ? errorMeta(services, status) : handle.route.meta(services, criteria);

  const sheet = new ServerStyleSheet();
  try {
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <PageShell services={services}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </PageShell>
        </StrictMode>,
      ),
    );
    return {
      kind: 'page',
      status,
      routeName: handle?.name,
      sources: pageSources({ routeName: handle?.name, locale: site.locale, html }),
      isPersonal: handle?.route.isPersonal === true,
      // Menus stand on every page.
      cacheTags: [...(meta.cacheTags ?? []), 'menus'],
      head: writeHeadTags(headTags(meta, site, sites)),
      styles: sheet.getStyleTags(),
      html,
      fonts: firstScreenFonts,
      state: {
        site,
        sites,
        queries: dehydrate(services.queryClient),
        loaderData: context.loaderData,
        errors: errors.length > 0 ? { status } : undefined,
        now: now().toISOString(),
        ...(preview && { preview }),
      },
    };
  } finally {
    sheet.seal();
  }
}

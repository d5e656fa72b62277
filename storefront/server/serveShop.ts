import type { FastifyInstance } from 'fastify';
import { type Commerce, previewTokenOf } from '@solvik/commerce';
import type { DrawnPictures } from '@solvik/demo-shop';
import type { RenderDataApi } from '../src/app/entryServer.tsx';
import { createDataApi } from '../src/data-api/createDataApi.ts';
import type { Config } from './config.ts';
import { createServer, type ServerOptions } from './createServer.ts';
import { addApiKey } from './dataApi/addApiKey.ts';
import { editorsDataApi } from './dataApi/editorsDataApi.ts';
import { embeddedTransport } from './dataApi/embeddedTransport.ts';
import { forwardCalls } from './dataApi/forwardCalls.ts';
import { remoteFetch } from './dataApi/remoteFetch.ts';
import { createIdleQueue } from './pages/createIdleQueue.ts';
import { createPageCache } from './pages/pageCache.ts';
import { pauseDrawing } from './requests/pauseDrawing.ts';
import { absentSearch } from './searchApi/absentSearch.ts';
import { embeddedSearch } from './searchApi/embeddedSearch.ts';
import { searchCalls } from './searchApi/searchCalls.ts';
import { sendSearchOverHttp } from '../src/search-api/sendSearchOverHttp.ts';
import { locateSites, resolveSite } from './resolveSite.ts';
import {
  createStorefrontHandler,
  type PageResponse,
  type StorefrontOptions,
} from './storefrontHandler.ts';
import { log } from './terminal.ts';
import { registerWorkbench } from './workbench/registerWorkbench.ts';
import { acceptLogin } from './workbench/acceptLogin.ts';

export interface ServeOptions
  extends
    Pick<StorefrontOptions, 'render' | 'assets'>,
    Pick<ServerOptions, 'clientDir' | 'serverFactory' | 'isDraining' | 'gate'> {
  readonly config: Config;
  readonly commerce: Commerce;
  readonly pictures: DrawnPictures;
  readonly now?: () => Date;
}

/**
 * The configured Data API: the embedded one in this process, or a remote one over HTTP; the client
 * is the same.
 */
function dataApiOptions(
  { dataApiUrl: url, dataApiKey }: Config,
  commerce: Commerce,
): RenderDataApi {
  return url === undefined
    ? { transport: embeddedTransport(commerce) }
    : { url, apiKey: dataApiKey, fetch: remoteFetch };
}

/**
 * The configured search: a remote one over HTTP, or the embedded one in this process, which knows the
 * products of the embedded Data API alone.
 */
function searchTransport({ searchApiUrl: url, dataApiUrl }: Config, commerce: Commerce) {
  if (url !== undefined) return sendSearchOverHttp(url, remoteFetch);
  return dataApiUrl === undefined ? embeddedSearch(commerce) : absentSearch;
}

/** The same with an editor's session. */
const editorsApi =
  (
    { dataApiUrl: url, dataApiKey }: Config,
    commerce: Commerce,
  ): StorefrontOptions['editorsDataApi'] =>
  (view) =>
    url === undefined
      ? {
          isPreview: true,
          transport: embeddedTransport(commerce, {
            previewToken: view.session,
            previewAs: view.previewAs,
          }),
        }
      : editorsDataApi({ url, apiKey: dataApiKey, fetch: remoteFetch }, view);

/** The handler of `/graphql` for browsers: the Data API that pages are rendered from. */
function browsersDataApi(
  config: Config,
  { commerce, origins }: { readonly commerce: Commerce; readonly origins: readonly string[] },
) {
  const { dataApiUrl: url, dataApiKey } = config;
  if (url !== undefined)
    return forwardCalls({
      url,
      apiKey: dataApiKey,
      origins,
      fetch: (request) => fetch(request),
      log,
    });
  return addApiKey(commerce.graphql, { apiKey: commerce.settings.apiKey, origins });
}

/**
 * Combines storefront and back end in one server and keeps the page cache consistent with the back
 * end's events.
 */
export async function serveShop({
  config,
  commerce,
  pictures,
  now = () => new Date(),
  render,
  assets,
  clientDir,
  serverFactory,
  isDraining,
  gate,
}: ServeOptions): Promise<FastifyInstance> {
  const onError = (error: unknown) => log('error', 'A page could not be refreshed', { error });
  // In development every edit shows at once: nothing fits into one byte.
  const cache = createPageCache<PageResponse>({
    now: () => now().getTime(),
    whenIdle: createIdleQueue(onError),
    onError,
    ...(serverFactory && { limit: 1 }),
  });
  commerce.events.subscribe(({ tags }) => cache.drop(tags));
  const sites = locateSites(config);
  const dataApi = dataApiOptions(config, commerce);
  const search = searchTransport(config, commerce);
  const previewOf = async (headers: Headers): Promise<string | undefined> => {
    const token = previewTokenOf(headers);
    return token !== undefined && (await commerce.preview.find(token)).kind === 'session'
      ? token
      : undefined;
  };
  const page = acceptLogin(
    createStorefrontHandler({
      searchTransport: search,
      config,
      sites,
      render,
      assets,
      dataApi,
      editorsDataApi: editorsApi(config, commerce),
      previewOf,
      cache,
      now,
      log,
    }),
    { config, sites, preview: commerce.preview },
  );
  const siteOf: ServerOptions['forms']['siteOf'] = (request) => {
    const resolved = resolveSite(config, sites, request);
    return resolved.kind === 'site' ? resolved.site : undefined;
  };
  const server = await createServer({
    clientDir,
    page,
    cache,
    endpoints: {
      ...commerce.endpoints,
      ...((config.searchApiUrl ?? config.dataApiUrl) !== undefined && {
        '/api/storefront/v3': searchCalls(search),
      }),
      '/graphql': browsersDataApi(config, { commerce, origins: sites.map(({ origin }) => origin) }),
    },
    serverFactory,
    log,
    sites,
    isDraining,
    gate,
    dataApiOf: (site) => createDataApi({ ...dataApi, site }),
    forms: { siteOf, receiveForm: commerce.receiveForm },
    trustedProxies: config.trustedProxies,
  });
  await registerWorkbench(server, {
    contentService: commerce.contentService,
    media: commerce.media,
    preview: commerce.preview,
    sites,
    now: () => now().getTime(),
    log,
  });
  pauseDrawing(server, pictures);
  server.addHook('onClose', async () => {
    await pictures.close();
    await commerce.close();
  });
  return server;
}

import type { FastifyInstance } from 'fastify';
import { type Commerce, type DrawnPictures, previewTokenOf } from '@solvik/commerce';
import { createDataApi, type DataApiOptions } from '../src/data-api/createDataApi.ts';
import type { Config } from './config.ts';
import { createServer, type ServerOptions } from './createServer.ts';
import { createPageCache } from './pageCache.ts';
import { placeSites, resolveSite } from './resolveSite.ts';
import { createStorefrontHandler, type StorefrontOptions } from './storefrontHandler.ts';
import { log } from './terminal.ts';
import { registerWorkbench } from './workbench/registerWorkbench.ts';
import { takeLogin } from './workbench/takeLogin.ts';

export interface ServeOptions extends Pick<StorefrontOptions, 'render' | 'assets'>, Pick<ServerOptions, 'clientDir' | 'serverFactory'> {
  readonly config: Config;
  readonly commerce: Commerce;
  readonly pictures: DrawnPictures;
  readonly now?: () => Date;
}

/** The Data API of the settings: the embedded one in this process, or one elsewhere over HTTP; the client is the same. */
function dataApiOptions(config: Config, commerce: Commerce): Omit<DataApiOptions, 'site'> {
  if (config.dataApiUrl) return { url: config.dataApiUrl, apiKey: config.dataApiKey, fetch: (request) => fetch(request) };
  return { url: 'http://localhost/graphql', apiKey: config.dataApiKey ?? process.env['API_KEY'], fetch: commerce.graphql };
}

/** Puts storefront and back end behind one server and keeps the page cache true to the back end's events. */
export async function serveShop({ config, commerce, pictures, now = () => new Date(), render, assets, clientDir, serverFactory }: ServeOptions): Promise<FastifyInstance> {
  const cache = createPageCache();
  commerce.events.subscribe(({ tags }) => cache.drop(tags));
  const sites = placeSites(config);
  const dataApi = dataApiOptions(config, commerce);
  const previewOf = async (headers: Headers): Promise<string | undefined> => {
    const token = previewTokenOf(headers);
    return token !== undefined && (await commerce.preview.find(token)).kind === 'session' ? token : undefined;
  };
  const page = takeLogin(createStorefrontHandler({ config, sites, render, assets, dataApi, previewOf, cache, now, log }), { config, sites, preview: commerce.preview });
  const siteOf: ServerOptions['forms']['siteOf'] = (request) => {
    const place = resolveSite(config, sites, request);
    return place.kind === 'site' ? place.site : undefined;
  };
  const server = await createServer({
    clientDir, page, endpoints: commerce.endpoints, serverFactory, log, sites,
    dataApiOf: (site) => createDataApi({ ...dataApi, site }),
    forms: { siteOf, receiveForm: commerce.receiveForm },
    trustedProxies: config.trustedProxies,
  });
  await registerWorkbench(server, { desk: commerce.desk, media: commerce.media, preview: commerce.preview, sites, now: () => now().getTime(), log });
  server.addHook('onClose', async () => {
    await pictures.close();
    await commerce.close();
  });
  return server;
}

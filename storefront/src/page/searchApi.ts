/** The page’s client of the search API. */
import { consent } from '../device/consent.ts';
import { visitorKeys } from '../device/visitorKeys.ts';
import { createSearchApi, type SearchApi } from '../search-api/createSearchApi.ts';
import { sendSearchOverHttp } from '../search-api/sendSearchOverHttp.ts';
import { viewportClass } from '../interface/viewport.ts';
import { type Services, useServices } from './services.ts';

type SearchServices = Pick<Services, 'site' | 'searchTransport'>;

const clients = new WeakMap<SearchServices, SearchApi>();

/** One client per page; on the server it calls the back end in the same process. */
export function searchApiOf(services: SearchServices): SearchApi {
  const client =
    clients.get(services) ??
    createSearchApi({
      site: services.site,
      transport:
        services.searchTransport ??
        // A remote search is called by the shop’s server.
        sendSearchOverHttp(location.origin, (request) => fetch(request)),
      // On the server nothing is recorded; in the browser, with consent.
      keys: () =>
        typeof document !== 'undefined' && consent.has('personal')
          ? visitorKeys.use(Date.now())
          : undefined,
      touchpoint: () =>
        typeof window !== 'undefined' && viewportClass(window.innerWidth) === 'phone'
          ? 'mobile'
          : 'desktop',
    });
  clients.set(services, client);
  return client;
}

export const useSearchApi = (): SearchApi => searchApiOf(useServices());

import type { Commerce } from '@solvik/commerce';
import type { SearchTransport } from '../../src/search-api/searchTransport.ts';

/** Calls the search of the back end in this process. */
export const embeddedSearch =
  ({ storefrontSearch }: Pick<Commerce, 'storefrontSearch'>): SearchTransport =>
  ({ kind, name, parameters }) =>
    kind === 'queries'
      ? storefrontSearch.query(name, parameters)
      : storefrontSearch.notify(name, parameters);

import { noSearch } from '../../src/search-api/searchError.ts';
import type { SearchTransport } from '../../src/search-api/searchTransport.ts';

/** With a remote Data API alone: the embedded search has other products than its. */
export const absentSearch: SearchTransport = () =>
  Promise.resolve({
    status: noSearch,
    body: { message: 'This shop has no search API. Set SEARCH_API_URL to the host of one.' },
  });

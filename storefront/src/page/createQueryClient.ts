import { QueryClient } from '@tanstack/react-query';

/** The cache of server data; one per page on the server, one per visit in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without a network fails at once and is reported, rather than waiting in silence. In
      // a browser unused results are removed after the library's five minutes; on a server it sets
      // no timer, and the client is discarded as a whole.
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

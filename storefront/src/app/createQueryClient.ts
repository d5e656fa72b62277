import { QueryClient } from '@tanstack/react-query';

/** The cache of server data; one per page on the server, one per visit in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call that the network cannot carry fails at once and is told; waiting for a network in silence is not.
      // Unused answers go after the library's five minutes in a browser; on a server it arms no timer, and the client goes whole.
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

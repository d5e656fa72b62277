import { QueryClient } from '@tanstack/react-query';

/** The cache of server data; one per page on the server, one per visit in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, gcTime: 5 * 60_000, retry: false, refetchOnWindowFocus: false },
    },
  });
}

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { productListQuery } from '../../features/lists/listQueries.ts';
import type { ListView } from '../../features/lists/listView.ts';
import { useServices } from '../../page/services.ts';

interface FurtherPages {
  /** Undefined while it is loaded. */
  readonly pages: readonly (ListView | undefined)[];
  /** Requests what has failed again; undefined unless something has. */
  readonly retry: (() => void) | undefined;
}

/**
 * The pages of a list after its first. TanStack's observer of many queries would be a tenth of a
 * list's own scripts.
 * @param queries of the pages, in their order
 */
export function useFurtherPages(
  queries: readonly ReturnType<typeof productListQuery>[],
): FurtherPages {
  const { queryClient } = useServices();
  const states = () => queries.map(({ queryKey }) => queryClient.getQueryState(queryKey));
  const versions = () =>
    states()
      .map((state) => `${String(state?.dataUpdatedAt)} ${String(state?.status)}`)
      .join();
  useSyncExternalStore(
    (notify) => queryClient.getQueryCache().subscribe(notify),
    versions,
    () => '',
  );
  const retry = () => {
    for (const query of queries) void queryClient.prefetchQuery({ ...query, retry: 3 });
  };
  const request = useEffectEvent(retry);
  const requested = JSON.stringify(queries.map(({ queryKey }) => queryKey));
  // The queries are new objects in each render: their keys decide.
  useEffect(() => request(), [requested]);
  const current = states();
  return {
    pages: current.map((state) => state?.data),
    retry: current.some((state) => state?.status === 'error') ? retry : undefined,
  };
}

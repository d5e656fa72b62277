import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { productListQuery } from '../../features/lists/listQueries.ts';
import type { ListView } from '../../features/lists/listView.ts';
import { useServices } from '../../page/services.ts';

/**
 * The pages of a list after its first, undefined while they are loaded. TanStack's observer of many
 * queries would be a tenth of a list's own scripts.
 * @param queries of the pages, in their order
 */
export function useFurtherPages(
  queries: readonly ReturnType<typeof productListQuery>[],
): readonly (ListView | undefined)[] {
  const { queryClient } = useServices();
  const read = () => queries.map(({ queryKey }) => queryClient.getQueryData(queryKey));
  const versions = () =>
    queries.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? '').join();
  useSyncExternalStore(
    (notify) => queryClient.getQueryCache().subscribe(notify),
    versions,
    () => '',
  );
  const request = useEffectEvent(() => {
    for (const query of queries) void queryClient.prefetchQuery({ ...query, retry: 3 });
  });
  const requested = JSON.stringify(queries.map(({ queryKey }) => queryKey));
  // The queries are new objects in each render: their keys decide.
  useEffect(() => request(), [requested]);
  return read();
}

/**
 * A page's query results, from the server to the browser: keys and view models, without the
 * library's own bookkeeping, which is longer than most of them.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface PageQueries {
  /** When the oldest was received, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: readonly (readonly [key: QueryKey, data: unknown])[];
}

export const pageQueries = {
  /** The successful ones; the browser retries failed ones. */
  write(client: QueryClient): PageQueries {
    const answered = client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success');
    return {
      at: answered.length > 0 ? Math.min(...answered.map(({ state }) => state.dataUpdatedAt)) : 0,
      answers: answered.map(({ queryKey, state }) => [queryKey, state.data]),
    };
  },
  read(client: QueryClient, { at, answers }: PageQueries): void {
    for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt: at });
  },
};

import * as tanStack from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../page/createQueryClient.ts';
import { pageQueries } from './pageQueries.ts';
import * as onServer from './serverQueries.ts';

const client = () => new onServer.QueryClient();
const queryOf = (respond: () => unknown, queryKey: tanStack.QueryKey = ['a', 1]) =>
  ({ queryKey, queryFn: vi.fn(respond) }) as never;

describe('the queries of a page on the server', () => {
  it('are sent once each, even if requested twice at once, and read by their keys', async () => {
    const queries = client();
    const query = queryOf(async () => 'answer');
    expect(await Promise.all([queries.fetchQuery(query), queries.ensureQueryData(query)])).toEqual([
      'answer',
      'answer',
    ]);
    expect(await queries.ensureQueryData(query)).toBe('answer');
    expect((query as { queryFn: () => unknown }).queryFn).toHaveBeenCalledOnce();
    expect([queries.getQueryData(['a', 1]), queries.getQueryData(['a', 2])]).toEqual([
      'answer',
      undefined,
    ]);
  });

  it('ignore the order of their keys’ fields', async () => {
    const queries = client();
    await queries.fetchQuery(queryOf(() => 1, ['list', { a: 1, b: [2] }]));
    expect(queries.getQueryData(['list', { b: [2], a: 1 }])).toBe(1);
  });

  it('reject for fetches, but not for prefetches', async () => {
    const fails = () => queryOf(() => Promise.reject(new Error('Away.')));
    await expect(client().fetchQuery(fails())).rejects.toThrow('Away.');
    await expect(client().ensureQueryData(fails())).rejects.toThrow('Away.');
    await expect(client().prefetchQuery(fails())).resolves.toBeUndefined();
    await expect(client().fetchQuery(queryOf(() => undefined))).rejects.toThrow(
      '["a",1] has no result: return null',
    );
  });

  it('are transferred to the browser with the page, except failed ones', async () => {
    const queries = client();
    const before = Date.now();
    await queries.fetchQuery(queryOf(() => null, ['nothing']));
    await queries.prefetchQuery(queryOf(() => Promise.reject(new Error('Away.')), ['failed']));
    queries.setQueryData(['written'], 1);
    queries.setQueryData(['written'], (data: number | undefined) => Number(data) + 1);
    const { at, answers } = pageQueries.write(queries);
    expect(answers).toEqual([
      [['nothing'], null],
      [['written'], 2],
    ]);
    expect(at).toBeGreaterThanOrEqual(before);
    queries.clear();
    expect(pageQueries.write(queries).answers).toEqual([]);
  });
});

/** Both libraries' state of a query in a page's first render. */
describe('a render on the server', () => {
  type Library = Pick<
    typeof tanStack,
    'useQuery' | 'useQueries' | 'useSuspenseQuery' | 'useMutation'
  >;
  type Use = (library: Library) => object | readonly object[];

  async function reported(
    library: Library,
    queries: tanStack.QueryClient,
    use: Use,
  ): Promise<unknown> {
    for (const name of ['answered', 'also'])
      await queries.prefetchQuery(queryOf(async () => [name], [name]));
    await queries.prefetchQuery(queryOf(async () => null, ['nothing']));
    await queries.prefetchQuery(queryOf(() => Promise.reject(new Error('Away.')), ['failed']));
    const results: unknown[] = [];
    const shown = [
      'data',
      'error',
      'status',
      'fetchStatus',
      'isPending',
      'isSuccess',
      'isError',
      'isFetching',
      'isLoading',
      'isPlaceholderData',
      'isIdle',
      'variables',
    ] as const;
    const Shown = () => {
      for (const result of [use(library)].flat())
        results.push(shown.map((name) => (result as Record<string, unknown>)[name]));
      return null;
    };
    renderToString(
      <tanStack.QueryClientProvider client={queries}>
        <Shown />
      </tanStack.QueryClientProvider>,
    );
    return results;
  }

  const query = (name: string, more: object = {}) => ({
    queryKey: [name],
    queryFn: () => Promise.resolve(0),
    ...more,
  });

  it.each<[string, Use]>([
    ['with a result', ({ useQuery }) => useQuery(query('answered'))],
    [
      'with a result and disabled',
      ({ useQuery }) => useQuery(query('answered', { enabled: false })),
    ],
    [
      'whose result is null',
      ({ useQuery }) => useQuery(query('nothing', { placeholderData: ['y'] })),
    ],
    ['that was not sent', ({ useQuery }) => useQuery(query('new'))],
    ['that is disabled', ({ useQuery }) => useQuery(query('new', { enabled: false }))],
    ['that failed', ({ useQuery }) => useQuery(query('failed'))],
    [
      'that failed and is disabled',
      ({ useQuery }) => useQuery(query('failed', { enabled: false })),
    ],
    ['with placeholder data', ({ useQuery }) => useQuery(query('new', { placeholderData: ['y'] }))],
    [
      'that would keep previous data',
      ({ useQuery }) => useQuery(query('new', { placeholderData: tanStack.keepPreviousData })),
    ],
    [
      'among several',
      ({ useQueries }) => useQueries({ queries: [query('answered'), query('new')] }),
    ],
    ['that a part awaits', ({ useSuspenseQuery }) => useSuspenseQuery(query('answered'))],
    [
      'that is a mutation',
      ({ useMutation }) => useMutation({ mutationFn: () => Promise.resolve() }),
    ],
  ])('reports of a query %s what TanStack Query reports', async (_what, use) => {
    expect(await reported(onServer as never, client(), use)).toEqual(
      await reported(tanStack, createQueryClient(), use),
    );
  });

  it('reports the query that its loader did not await', async () => {
    await expect(
      reported(onServer as never, client(), ({ useSuspenseQuery }) =>
        useSuspenseQuery(query('late')),
      ),
    ).rejects.toThrow('["late"] was not answered before');
  });
});

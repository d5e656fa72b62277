/**
 * Replaces TanStack Query in a server's build, with the names that the shop uses: a page's results
 * in a map, read once by a render that never changes. Observers, retries and cancelling would cost
 * a quarter of a page's rendering time.
 */
import {
  hashKey,
  QueryClient as TanStackClient,
  useQueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';

export {
  environmentManager,
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';

interface Options {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
  readonly enabled?: boolean;
  readonly placeholderData?: unknown;
}

interface CompletedQuery {
  readonly queryKey: QueryKey;
  readonly state: {
    readonly status: 'success';
    readonly data: unknown;
    readonly dataUpdatedAt: number;
  };
}

type QueryFunction = (context: QueryFunctionContext) => unknown;

/** In TanStack's form, which also sorts the fields of objects in keys. */
const nameOf = (key: QueryKey): string =>
  key.some((part) => typeof part === 'object' && part !== null)
    ? hashKey(key)
    : JSON.stringify(key);

/** Results of one page: each query is sent once. */
class PageQueryClient extends TanStackClient {
  readonly #completed = new Map<string, CompletedQuery>();
  readonly #sent = new Map<string, Promise<unknown>>();
  readonly #failures = new Map<string, unknown>();

  readonly failureOf = (queryKey: QueryKey): unknown => this.#failures.get(nameOf(queryKey));

  readonly read = (queryKey: QueryKey): unknown =>
    this.#completed.get(nameOf(queryKey))?.state.data;

  override readonly getQueryData = ((queryKey: QueryKey) =>
    this.read(queryKey)) as TanStackClient['getQueryData'];

  override readonly setQueryData = ((queryKey: QueryKey, update: unknown) => {
    const data: unknown = typeof update === 'function' ? update(this.read(queryKey)) : update;
    if (data === undefined) return undefined;
    this.#completed.set(nameOf(queryKey), {
      queryKey,
      state: { status: 'success', data, dataUpdatedAt: Date.now() },
    });
    return data;
  }) as TanStackClient['setQueryData'];

  async #send(name: string, { queryKey, queryFn }: Options): Promise<unknown> {
    // Nothing cancels it: the page waits for all of its results.
    const data = await (queryFn as QueryFunction)({
      client: this,
      queryKey,
      signal: undefined,
      meta: undefined,
    } as never);
    if (data === undefined)
      throw new Error(`The query ${name} has no result: return null for nothing.`);
    this.#completed.set(name, {
      queryKey,
      state: { status: 'success', data, dataUpdatedAt: Date.now() },
    });
    return data;
  }

  override readonly fetchQuery = ((options: Options) => {
    const name = nameOf(options.queryKey);
    const query = this.#completed.get(name);
    if (query) return Promise.resolve(query.state.data);
    const sent =
      this.#sent.get(name) ??
      this.#send(name, options).catch((error: unknown) => {
        this.#failures.set(name, error);
        throw error;
      });
    this.#sent.set(name, sent);
    return sent;
  }) as TanStackClient['fetchQuery'];

  override readonly ensureQueryData = this.fetchQuery;

  override readonly prefetchQuery = ((options: Options) =>
    this.fetchQuery(options as never).then(
      () => undefined,
      () => undefined,
    )) as TanStackClient['prefetchQuery'];

  // As much of it as pageQueries reads.
  override readonly getQueryCache = () =>
    ({ getAll: () => [...this.#completed.values()] }) as never;

  override readonly clear = () => {
    this.#completed.clear();
    this.#sent.clear();
    this.#failures.clear();
  };
}

export { PageQueryClient as QueryClient };

const inert = () => undefined;
const never = () => new Promise<never>(inert);

function statusOf(data: unknown, error: unknown): 'success' | 'pending' | 'error' {
  if (data !== undefined) return 'success';
  return error === null ? 'pending' : 'error';
}

/** The result of a hook in a render that is not followed by another. */
function resultOf(client: PageQueryClient, { queryKey, enabled = true, placeholderData }: Options) {
  const cached = client.read(queryKey);
  const placeholder: unknown =
    typeof placeholderData === 'function' ? placeholderData(undefined, undefined) : placeholderData;
  const data = cached === undefined ? placeholder : cached;
  const isFetching = cached === undefined && enabled;
  // A browser retries failed queries, unless disabled.
  const error = data === undefined && !isFetching ? (client.failureOf(queryKey) ?? null) : null;
  const status = statusOf(data, error);
  return {
    data,
    error,
    status,
    fetchStatus: isFetching ? 'fetching' : 'idle',
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
    isFetching,
    isLoading: isFetching && status === 'pending',
    isPlaceholderData: cached === undefined && status === 'success',
    refetch: never,
  };
}

export function useQuery(options: Options) {
  return resultOf(useQueryClient() as PageQueryClient, options);
}

export function useQueries({ queries }: { readonly queries: readonly Options[] }) {
  const client = useQueryClient() as PageQueryClient;
  return queries.map((options) => resultOf(client, options));
}

function resultOrThrow(client: PageQueryClient, options: Options) {
  const result = resultOf(client, options);
  if (result.isPending)
    throw new Error(
      `The query ${nameOf(options.queryKey)} was not answered before the page was rendered: its route's loader must wait for it.`,
    );
  return result;
}

export function useSuspenseQuery(options: Options) {
  return resultOrThrow(useQueryClient() as PageQueryClient, options);
}

const idle = {
  data: undefined,
  error: null,
  variables: undefined,
  status: 'idle',
  isIdle: true,
  isPending: false,
  isSuccess: false,
  isError: false,
  mutate: inert,
  mutateAsync: never,
  reset: inert,
};

/** Nothing changes before hydration. */
export const useMutation = () => idle;

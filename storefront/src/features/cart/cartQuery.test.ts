import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { countPieces } from './cart.ts';
import { cartQuery } from './cartQuery.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * Fetches the cart `id` of a shop whose first responses fail; records the times of its requests,
 * in milliseconds from the start.
 */
function fetchCart(
  id: string | undefined,
  { failures = 0, cart = {} }: { readonly failures?: number; readonly cart?: object | null } = {},
) {
  const requestedAt: number[] = [];
  const start = Date.now();
  const fetch = async () => {
    requestedAt.push(Date.now() - start);
    return requestedAt.length <= failures
      ? new Response('broken', { status: 502 })
      : Response.json({ data: { getCart: cart && { id, ...cart } } });
  };
  const dataApi = createDataApi({
    site: { channelId: 'se', marketId: 'se', languageId: 'sv-SE' },
    url: 'http://shop.test/graphql',
    fetch,
  });
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const response = client
    .fetchQuery({ ...cartQuery(dataApi, () => id) })
    .catch((error: unknown) => error);
  return { requestedAt, answer: response };
}

/** A client with the shop's defaults: fresh for a minute, no retry. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, networkMode: 'always' } },
  });

/** A shop that responds to each request for the cart with `getCart`. */
function openShop(getCart: object | undefined) {
  const requests: Request[] = [];
  const dataApi = createDataApi({
    site: { channelId: 'se', marketId: 'se', languageId: 'sv-SE' },
    url: 'http://shop.test/graphql',
    fetch: async (request) => {
      requests.push(request);
      return Response.json({ data: { getCart } });
    },
  });
  return { dataApi, client: createQueryClient(), requests };
}

describe('the visitor’s cart', () => {
  it('is requested five times, a second apart, before it fails', async () => {
    const { requestedAt, answer } = fetchCart('a', { failures: 99 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requestedAt).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(await answer).toBeInstanceOf(Error);
  });

  it('is available as soon as one request succeeds', async () => {
    const { requestedAt, answer } = fetchCart('a', {
      failures: 2,
      cart: { items: [{ quantity: 2 }, null, { quantity: 1 }] },
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requestedAt).toHaveLength(3);
    expect(countPieces((await answer) as Parameters<typeof countPieces>[0])).toBe(3);
  });

  it('is empty without an id, and after it has been bought', async () => {
    const none = fetchCart(undefined);
    expect(await none.answer).toBeNull();
    expect(none.requestedAt).toEqual([]);
    expect(await fetchCart('a', { cart: { isCompleted: true } }).answer).toBeNull();
  });
});

describe('a cart that is read again', () => {
  it('is requested each time, however recent it is', async () => {
    const { dataApi, client, requests } = openShop({ id: 'a' });
    const query = cartQuery(dataApi, () => 'a');
    await client.fetchQuery(query);
    await client.fetchQuery(query);
    expect(requests).toHaveLength(2);
  });

  it('is none where the response has none', async () => {
    const { dataApi, client } = openShop(undefined);
    expect(await client.fetchQuery(cartQuery(dataApi, () => 'a'))).toBeNull();
  });
});

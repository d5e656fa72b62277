import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { cartQuery, countPieces } from './cartQuery.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Asks for the cart `id` of a shop whose first answers fail; tells when it was asked, in milliseconds from the start. */
function ask(
  id: string | undefined,
  { failures = 0, cart = {} }: { readonly failures?: number; readonly cart?: object | null } = {},
) {
  const askedAt: number[] = [];
  const start = Date.now();
  const fetch = async () => {
    askedAt.push(Date.now() - start);
    return askedAt.length <= failures
      ? new Response('broken', { status: 502 })
      : Response.json({ data: { getCart: cart && { id, ...cart } } });
  };
  const dataApi = createDataApi({
    site: { channelId: 'se', marketId: 'se', languageId: 'sv-SE' },
    url: 'http://shop.test/graphql',
    fetch,
  });
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const answer = client
    .fetchQuery({ ...cartQuery(dataApi, () => id) })
    .catch((error: unknown) => error);
  return { askedAt, answer };
}

describe('the visitor’s cart', () => {
  it('is asked for again a second later, five times, before it counts as failed', async () => {
    const { askedAt, answer } = ask('a', { failures: 99 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(askedAt).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
    expect(await answer).toBeInstanceOf(Error);
  });

  it('is there as soon as one of them is answered', async () => {
    const { askedAt, answer } = ask('a', {
      failures: 2,
      cart: { items: [{ quantity: 2 }, null, { quantity: 1 }] },
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(askedAt).toHaveLength(3);
    expect(countPieces((await answer) as Parameters<typeof countPieces>[0])).toBe(3);
  });

  it('is none without an id, and none once it has been bought', async () => {
    const none = ask(undefined);
    expect(await none.answer).toBeNull();
    expect(none.askedAt).toEqual([]);
    expect(await ask('a', { cart: { isCompleted: true } }).answer).toBeNull();
  });
});

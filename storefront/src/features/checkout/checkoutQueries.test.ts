import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { orderArrivalQuery, publicOrderQuery } from './checkoutQueries.ts';

/** A client with the shop's defaults: fresh for a minute, no retry. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, networkMode: 'always' } },
  });

/** A Data API that responds with this order, or fails without one; counts its calls. */
function dataApiOf(order: object | null | undefined) {
  const calls: unknown[] = [];
  const dataApi = createDataApi({
    site: { channelId: 'se', marketId: 'se', languageId: 'sv-SE' },
    url: 'http://shop.test/graphql',
    fetch: async (request) => {
      calls.push(((await request.json()) as { readonly variables: unknown }).variables);
      return order === undefined
        ? new Response('broken', { status: 502 })
        : Response.json({ data: { getOrderPublic: order } });
    },
  });
  return { dataApi, calls };
}

describe('a placed order', () => {
  it.each([
    [
      'with the cart as pages show it',
      { publicId: 'p', cart: { id: 'c' } },
      { publicId: 'p', cart: { id: 'c', items: [] } },
    ],
    ['without its cart', { publicId: 'p', cart: null }, { publicId: 'p', cart: null }],
    ['as none', null, null],
  ])('is read %s', async (_, response, order) => {
    const { dataApi, calls } = dataApiOf(response);
    expect(await createQueryClient().fetchQuery(publicOrderQuery(dataApi, 'p'))).toEqual(order);
    expect(calls).toMatchObject([{ publicOrderId: 'p' }]);
  });

  it('is read again each time, as its payment changes it', async () => {
    const { dataApi, calls } = dataApiOf({ publicId: 'p', cart: null });
    const client = createQueryClient();
    await client.fetchQuery(publicOrderQuery(dataApi, 'p'));
    await client.fetchQuery(publicOrderQuery(dataApi, 'p'));
    expect(calls).toHaveLength(2);
  });
});

describe('the arrival of an order', () => {
  it.each([
    [
      'the days of its delivery',
      { shippingDetails: [{ shippingData: '{"days":[1,3]}' }] },
      '{"days":[1,3]}',
    ],
    ['unknown without delivery details', { shippingDetails: [] }, null],
    ['unknown without any', { shippingDetails: null }, null],
    ['unknown without an order', null, null],
  ])('is %s, read once', async (_, response, data) => {
    const { dataApi, calls } = dataApiOf(response);
    const client = createQueryClient();
    expect(await client.fetchQuery(orderArrivalQuery(dataApi, 'p'))).toEqual(data);
    await client.fetchQuery(orderArrivalQuery(dataApi, 'p'));
    expect(calls).toHaveLength(1);
  });

  it('is requested once where the shop does not know it', async () => {
    const { dataApi, calls } = dataApiOf(undefined);
    await expect(createQueryClient().fetchQuery(orderArrivalQuery(dataApi, 'p'))).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { eventTotals, maxEvents, readEventBatch } from './eventCounts.ts';
import { eventsPath } from './eventsEndpoint.ts';

let shop: TestShop;
let productId: number;
beforeAll(async () => {
  shop = await testShop();
  ({
    product: { productId },
  } = await shop.query<{ product: { productId: number } }>(
    'query { product(alias: "linne") { productId } }',
  ));
});
afterAll(() => shop.remove());

const send = async (body: unknown, init: RequestInit = {}) => {
  const handle = shop.commerce.endpoints[eventsPath];
  if (!handle) throw new Error('There is no endpoint.');
  return handle(
    new Request(`http://shop.example${eventsPath}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    }),
  );
};
const counts = () =>
  shop.commerce.database.handle
    .selectFrom('eventCounts')
    .select(['marketId', 'type', 'productId', 'count'])
    .orderBy('type')
    .orderBy('productId')
    .execute();

describe('events', () => {
  it('are counted by market, type and known product, and nothing else of them is stored', async () => {
    const { status } = await send({
      market: 'se',
      events: [
        { type: 'page:impression', data: { path: '/', requestUrl: 'http://x/?q=secret' } },
        { type: 'page:impression', data: {} },
        { type: 'product:impression', data: { products: [{ productId }, { productId: 999_999 }] } },
        { type: 'product:detail', data: { productId } },
        { type: 'unknown', data: { productId } },
      ],
    });
    expect(status).toBe(204);
    await send({ market: 'se', events: [{ type: 'product:detail', data: { productId } }] });
    expect(await counts()).toEqual([
      { marketId: 'se', type: 'page:impression', productId: 0, count: 2 },
      { marketId: 'se', type: 'product:detail', productId, count: 2 },
      { marketId: 'se', type: 'product:impression', productId, count: 1 },
    ]);
    const totals = await eventTotals(shop.commerce.database.handle, new Date(shop.clock.now));
    expect(totals.map(({ type, count }) => [type, count])).toEqual([
      ['page:impression', 2],
      ['product:detail', 2],
      ['product:impression', 1],
    ]);
  });

  it('of two requests at once are both counted', async () => {
    const batch = { market: 'fi', events: [{ type: 'cart:add', data: { productId } }] };
    await Promise.all(Array.from({ length: 10 }, () => send(batch)));
    expect((await counts()).find(({ marketId }) => marketId === 'fi')?.count).toBe(10);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['an unknown market', { market: 'uk', events: [] }],
    ['no list', { market: 'se', events: 'all' }],
    ['more than 64 KB', { market: 'se', events: [], rest: 'x'.repeat(70_000) }],
  ])('with %s are refused with what to send', async (_what, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^Send /) });
  });

  it('are refused from other sites, and by other methods', async () => {
    expect((await send({}, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await send(undefined, { method: 'PUT', body: '' })).status).toBe(405);
  });
});

it('a batch has at most 50 events, an event at most 20 products', () => {
  const products = Array.from({ length: 30 }, (_, at) => ({ productId: at + 1 }));
  const event = { type: 'product:impression', data: { products } };
  const batch = readEventBatch({
    market: 'se',
    events: Array.from({ length: maxEvents + 10 }, () => event),
  });
  expect(batch?.events).toHaveLength(50);
  expect(batch?.events[0]?.productIds).toHaveLength(20);
});

it.each([[-1], [0], [1.5], ['7'], [2 ** 31], [null], [{}]])('%s is no product', (given) => {
  const batch = readEventBatch({
    market: 'se',
    events: [{ type: 'cart:add', data: { productId: given } }],
  });
  expect(batch?.events).toEqual([{ type: 'cart:add', productIds: [] }]);
});

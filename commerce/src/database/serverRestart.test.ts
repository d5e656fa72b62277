/** Uses a server of its own, because it is restarted while shoppers buy. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenInvariants } from '../testing/invariants.ts';
import { submitSandboxPayment, shopperSteps } from '../testing/shopperSteps.ts';
import { startPostgres } from '../testing/startPostgres.mjs';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { anyOf } from './bulk.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let shop: TestShop;
let escaped: unknown[];
const note = (error: unknown) => escaped.push(error);

beforeAll(async () => {
  escaped = [];
  process.on('uncaughtExceptionMonitor', note);
  server = await startPostgres();
  shop = await testShop({ serverUrl: server.url });
});
afterAll(async () => {
  await shop.remove();
  await server.stop();
  process.off('uncaughtExceptionMonitor', note);
});

interface Buying {
  readonly acknowledged: string[];
  readonly faults: string[];
}

/**
 * Places and pays orders of one piece, one after the other, until `isOver`; errors are recorded and
 * the next order is tried.
 */
async function buy(
  skuId: number,
  { acknowledged, faults }: Buying,
  isOver: () => boolean,
): Promise<void> {
  const shopper = shopperSteps(shop);
  while (!isOver()) {
    try {
      const id = await shopper.newCart();
      await shopper.add(id, skuId);
      const { publicId, redirectUrl } = await shopper.place(id);
      const paid = await submitSandboxPayment(shop, redirectUrl, 'paid');
      if (paid.includes(publicId)) acknowledged.push(publicId);
    } catch (error) {
      faults.push(String(error));
      // A shopper does not retry in the same instant.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

const graphql = () =>
  shop.commerce.graphql(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ getCart { id } }' }),
    }),
  );
const ready = async () =>
  (await shop.commerce.endpoints['/health']?.(new Request('http://localhost/health/ready')))
    ?.status;

it('a restart of the server under load fails calls, but loses neither the process nor an order', async () => {
  const skuId = await shopperSteps(shop).skuOf('sommar-svart', '36');
  await shop.commerce.database.handle
    .updateTable('stock')
    .set({ onHand: 10_000, importedOnHand: 10_000 })
    .where('skuId', '=', skuId)
    .execute();
  const buying: Buying = { acknowledged: [], faults: [] };
  let isOver = false;
  const buyers = Array.from({ length: 6 }, () => buy(skuId, buying, () => isOver));
  await expect.poll(() => buying.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5);

  await server.restart(async () => {
    const refused = await graphql();
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, 1]);
    expect(await refused.json()).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('try again'),
          extensions: { code: 'DATABASE_UNAVAILABLE' },
        },
      ],
    });
    const sandbox = await shop.commerce.endpoints['/payments/sandbox']?.(
      new Request('http://localhost/payments/sandbox/00000000-0000-4000-8000-000000000000'),
    );
    expect([sandbox?.status, sandbox?.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await ready()).toBe(503);
  });

  const before = buying.acknowledged.length;
  await expect
    .poll(() => buying.acknowledged.length, { timeout: 60_000 })
    .toBeGreaterThan(before + 5);
  isOver = true;
  await Promise.all(buyers);
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);

  expect(escaped).toEqual([]);
  expect(buying.faults.filter((fault) => !/DATABASE_UNAVAILABLE|answered 503/.test(fault))).toEqual(
    [],
  );
  expect(buying.faults.some((fault) => fault.includes('DATABASE_UNAVAILABLE'))).toBe(true);
  const stored = await shop.commerce.database.handle
    .selectFrom('orders')
    .select('publicId')
    .where('publicId', '=', anyOf(buying.acknowledged))
    .where('status', '=', 'pending')
    .execute();
  expect(stored).toHaveLength(buying.acknowledged.length);
  expect(await brokenInvariants(shop.commerce.database.handle)).toEqual([]);
}, 180_000);

/** Unpaid orders release their reservations, to the minute. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../testing/invariants.ts';
import { submitSandboxPayment, shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { readOrder } from './orderStore.ts';
import { sweepOrders } from './sweepOrders.ts';

const minute = 60_000;
let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.remove());

/** An order of two sizes of one product, with a promo code. */
async function placedOrder() {
  const shopper = shopperSteps(shop);
  const cartId = await shopper.newCart();
  for (const size of ['S', 'L']) await shopper.add(cartId, await shopper.skuOf('linne', size));
  await shopper.code(cartId, 'ENGANG');
  return shopper.place(cartId);
}

async function sweepAfter(minutes: number, milliseconds = 0) {
  const emitted: string[][] = [];
  const stop = shop.commerce.shop.events.subscribe(({ tags }) => emitted.push([...tags]));
  shop.clock.now += minutes * minute + milliseconds;
  const swept = await sweepOrders(shop.commerce.shop);
  stop();
  return { ...swept, emitted };
}

const held = () =>
  shop.commerce.database.handle
    .selectFrom('stock')
    .select('reserved')
    .where('reserved', '<>', 0)
    .execute();

describe('the stock of an unpaid order', () => {
  it('is reserved for a quarter of an hour, then released, with one event per product', async () => {
    await placedOrder();
    expect(await sweepAfter(15, -1)).toEqual({ released: 0, cancelled: 0, emitted: [] });
    expect(await held()).toHaveLength(2);
    expect(await sweepAfter(0, 1)).toEqual({
      released: 2,
      cancelled: 0,
      emitted: [[expect.stringMatching(/^product:\d+$/)]],
    });
    expect(await held()).toEqual([]);
  });
});

describe('an unpaid order', () => {
  it('is cancelled after an hour, with its promo code released, and revived by a late payment', async () => {
    const { publicId, redirectUrl } = await placedOrder();
    expect((await sweepAfter(60, -1)).cancelled).toBe(0);
    expect(await sweepAfter(0, 1)).toMatchObject({ released: 0, cancelled: 1 });
    const { handle } = shop.commerce.database;
    expect((await readOrder(handle, publicId))?.order).toMatchObject({
      status: 'cancelled',
      campaignId: null,
    });
    expect(await sweepAfter(0, 1)).toMatchObject({ cancelled: 0 });
    expect(await brokenInvariants(handle)).toEqual([]);
    await submitSandboxPayment(shop, redirectUrl, 'paid');
    expect((await readOrder(handle, publicId))?.order.status).toBe('pending');
    expect(await brokenInvariants(handle)).toEqual([]);
  });

  it('stays as it is once it is paid', async () => {
    const { publicId, redirectUrl } = await placedOrder();
    await submitSandboxPayment(shop, redirectUrl, 'paid');
    expect(await sweepAfter(61)).toMatchObject({ released: 0, cancelled: 0 });
    expect((await readOrder(shop.commerce.database.handle, publicId))?.order.status).toBe(
      'pending',
    );
  });
});

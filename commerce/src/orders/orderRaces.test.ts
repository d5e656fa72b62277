/**
 * Races on a database server with many sessions: PGlite has a single one and would pass without any
 * locking.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRow, executeSql } from '../testing/rawSql.ts';
import { inTransaction } from '../database/database.ts';
import { shareEvents } from '../events/shareEvents.ts';
import { createShopEvents } from '../events/shopEvents.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import { recordLog } from '../testing/recordLog.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { submitSandboxPayment, shopperSteps } from '../testing/shopperSteps.ts';
import { testShopOnPostgres, type TestShop } from '../testing/testShop.ts';
import { sweepOrders } from './sweepOrders.ts';
import { stockOf } from './testing/orderChecks.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShopOnPostgres();
});
afterAll(() => shop.remove());

const fine = async () => expect(await brokenInvariants(shop.commerce.database.handle)).toEqual([]);
const codesOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.flatMap((each) =>
    each.status === 'rejected'
      ? [String(each.reason).match(/Error: (\w+):/)?.[1] ?? String(each.reason)]
      : [],
  );

async function cartWith(skuId: number, quantity = 1) {
  const shopper = shopperSteps(shop);
  const id = await shopper.newCart();
  await shopper.add(id, skuId, quantity);
  return { shopper, id };
}

describe('shops that share a server', () => {
  it('receive each other’s changes once, and not their own', async () => {
    const { database } = shop.commerce;
    const processes = [0, 1].map(() => ({
      events: createShopEvents(() => undefined),
      received: [] as string[],
    }));
    const [here, there] = processes.map(({ events, received }) => {
      events.subscribe(({ tags }) => received.push(...tags));
      return shareEvents(database, { events, log: recordLog(shop.log) });
    });
    processes[0]?.events.emit(['product:7']);
    await expect
      .poll(() => database.handle.selectFrom('cacheEvents').select('tags').executeTakeFirst())
      .toEqual({ tags: ['product:7'] });
    for (const shared of [here, there, here, there]) await shared?.refresh();
    expect(processes.map(({ received }) => received)).toEqual([['product:7'], ['product:7']]);
    here?.stop();
    there?.stop();
  });
});

describe('when many shoppers act concurrently', () => {
  it('no piece is sold beyond the stock', async () => {
    const skuId = await shopperSteps(shop).skuOf('sommar-rod', '36');
    const carts = await Promise.all(Array.from({ length: 25 }, () => cartWith(skuId)));
    const settled = await Promise.allSettled(carts.map(({ shopper, id }) => shopper.place(id)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(new Set(codesOf(settled))).toEqual(new Set(['OUT_OF_STOCK']));
    const placed = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    await Promise.all(
      placed.map(({ redirectUrl }) => submitSandboxPayment(shop, redirectUrl, 'paid')),
    );
    expect(await stockOf(shop, skuId)).toEqual({ onHand: 0, reserved: 0 });
    await fine();
  });

  it('the engine exposes such races: the same sale without the condition in its statement oversells', async () => {
    const { database } = shop.commerce;
    // Plain SQL: the table is of this test alone, and the statement that is wrong is the subject.
    await executeSql(
      database.handle,
      sql`create table naive_stock (sku_id integer primary key, on_hand integer not null)`,
    );
    await executeSql(database.handle, sql`insert into naive_stock values (1, 1)`);
    let sold = 0;
    await Promise.all(
      Array.from({ length: 8 }, () =>
        inTransaction(database, async (transaction) => {
          const row = await selectRow(
            transaction,
            sql<{
              onHand: number;
            }>`select on_hand, pg_sleep(0.02) from naive_stock where sku_id = 1`,
          );
          if ((row?.onHand ?? 0) < 1) return;
          await executeSql(
            transaction,
            sql`update naive_stock set on_hand = on_hand - 1 where sku_id = 1`,
          );
          sold += 1;
        }),
      ),
    );
    expect(sold).toBeGreaterThan(1);
  });

  it('a cart becomes one order, however often it is placed at once', async () => {
    const { shopper, id } = await cartWith(await shopperSteps(shop).skuOf('linne', 'S'));
    const settled = await Promise.all(Array.from({ length: 8 }, () => shopper.place(id)));
    expect(new Set(settled.map(({ publicId }) => publicId)).size).toBe(1);
    await Promise.all(
      settled.map(({ redirectUrl }) => submitSandboxPayment(shop, redirectUrl, 'paid')),
    );
    const rows = await shop.commerce.database.handle
      .selectFrom('payments')
      .select('status')
      .where('publicId', '=', settled[0]?.publicId ?? '')
      .where('status', '=', 'paid')
      .execute();
    expect(rows).toHaveLength(1);
    await fine();
  });

  it('a promo code for one order is used by one', async () => {
    const skuId = await shopperSteps(shop).skuOf('linne', 'L');
    const carts = await Promise.all(Array.from({ length: 6 }, () => cartWith(skuId)));
    for (const { shopper, id } of carts) await shopper.code(id, 'engang');
    const settled = await Promise.allSettled(carts.map(({ shopper, id }) => shopper.place(id)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(codesOf(settled))).toEqual(new Set(['PromoCodeUsedUp']));
    await fine();
  });

  it('redirect, notice and reconciliation settle one payment once', async () => {
    const { shopper, id } = await cartWith(await shopperSteps(shop).skuOf('sommar-svart', '36'));
    const placed = await shopper.place(id);
    shop.clock.now += 2 * 60_000;
    await Promise.all([
      submitSandboxPayment(shop, placed.redirectUrl, 'paid'),
      submitSandboxPayment(shop, placed.redirectUrl, 'paid'),
      reconcilePayments(shop.commerce.shop),
      sweepOrders(shop.commerce.shop),
    ]);
    await reconcilePayments(shop.commerce.shop);
    const mails = await shop.commerce.database.handle
      .selectFrom('mailOutbox')
      .select('mailId')
      .where('subjectId', '=', placed.publicId)
      .execute();
    expect(mails).toHaveLength(1);
    await fine();
  });

  it('changes of one cart are serialised, and none is lost', async () => {
    const skuId = await shopperSteps(shop).skuOf('sommar-svart', '36');
    const { shopper, id } = await cartWith(skuId);
    await Promise.all(Array.from({ length: 5 }, () => shopper.add(id, skuId)));
    expect((await shopper.cart(id))?.items).toMatchObject([{ skuId, quantity: 6 }]);
  });

  it('the first piece of a new cart is one line, however many tabs add it at once', async () => {
    const shopper = shopperSteps(shop);
    const [skuId, id] = [await shopper.skuOf('sommar-svart', '36'), await shopper.newCart()];
    await Promise.all(Array.from({ length: 6 }, () => shopper.add(id, skuId)));
    expect((await shopper.cart(id))?.items).toMatchObject([{ skuId, quantity: 6 }]);
  });

  it('nothing is added to a cart that is being closed', async () => {
    const skuId = await shopperSteps(shop).skuOf('sommar-svart', '36');
    for (let round = 0; round < 5; round += 1) {
      const { shopper, id } = await cartWith(skuId);
      const close = shop.query<{ completeCart: { items: { quantity: number }[] } }>(
        'mutation ($id: String!) { completeCart(id: $id) { items { quantity } } }',
        { id },
      );
      const added = await Promise.allSettled([shopper.add(id, skuId), shopper.add(id, skuId)]);
      await close;
      const { getCart } = await shop.query<{ getCart: { items: { quantity: number }[] } }>(
        'query ($id: String) { getCart(id: $id, includeCompleted: true) { items { quantity } } }',
        { id },
      );
      expect(getCart.items).toEqual([
        { quantity: 1 + added.filter(({ status }) => status === 'fulfilled').length },
      ]);
      expect(new Set(codesOf(added).filter((code) => code !== 'CART_COMPLETED')).size).toBe(0);
    }
  });

  it('a reservation that expires while it is being paid is sold or released as a whole', async () => {
    const skuId = await shopperSteps(shop).skuOf('sommar-rod', '38');
    const carts = await Promise.all(Array.from({ length: 3 }, () => cartWith(skuId)));
    const placed = await Promise.all(carts.map(({ shopper, id }) => shopper.place(id)));
    shop.clock.now += 16 * 60_000;
    await Promise.all([
      sweepOrders(shop.commerce.shop),
      ...placed.map(({ redirectUrl }) => submitSandboxPayment(shop, redirectUrl, 'paid')),
      sweepOrders(shop.commerce.shop),
    ]);
    await fine();
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectRows, executeSql } from '../testing/rawSql.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { decideSandboxPayment } from '../payments/sandboxProvider.ts';
import { shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { startJobs, type Jobs } from './startJobs.ts';

let shop: TestShop;
let jobs: Jobs | undefined;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(async () => {
  await jobs?.stop();
  await shop.remove();
});

it('payments made while no shop ran are looked up at the start, and the mail is sent', async () => {
  const { handle } = shop.commerce.database;
  const shopper = shopperSteps(shop);
  const id = await shopper.newCart();
  await shopper.add(id, await shopper.skuOf('linne', 'L'));
  const { publicId, redirectUrl } = await shopper.place(id);
  // Paid, but the shop was never notified.
  await decideSandboxPayment(shop.commerce.database, redirectUrl?.split('/').at(-1) ?? '', 'paid');
  await executeSql(handle, sql`update payments set created_at = created_at - interval '2 minutes'`);
  const sent: string[] = [];
  const transport: MailTransport = { name: 'smtp', send: async ({ to }) => void sent.push(to) };
  jobs = startJobs(shop.commerce.shop, { settings: shop.commerce.settings, transport, tend: [] });
  const statuses = () =>
    selectRows(handle, sql`select status from orders where public_id = ${publicId}`);
  await expect.poll(statuses, { timeout: 100_000 }).toEqual([{ status: 'pending' }]);
  await expect.poll(() => sent, { timeout: 100_000 }).toEqual(['maja@example.com']);
}, 120_000);

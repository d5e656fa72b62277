import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { all, run } from '../database/database.ts';
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

it('payments that were made while no shop ran are asked about at the start, and the mail goes out', async () => {
  const { handle } = shop.commerce.database;
  const shopper = shopperSteps(shop);
  const id = await shopper.newCart();
  await shopper.add(id, await shopper.skuOf('linne', 'L'));
  const { publicId, redirectUrl } = await shopper.place(id);
  // Paid, but the shop was never told.
  await decideSandboxPayment(shop.commerce.database, redirectUrl?.split('/').at(-1) ?? '', 'paid');
  await run(handle, sql`update payments set created_at = created_at - interval '2 minutes'`);
  const sent: string[] = [];
  const transport: MailTransport = { name: 'smtp', send: async ({ to }) => void sent.push(to) };
  jobs = startJobs(shop.commerce.shop, { settings: shop.commerce.settings, transport, tend: [] });
  const statuses = () => all(handle, sql`select status from orders where public_id = ${publicId}`);
  await expect.poll(statuses, { timeout: 100_000 }).toEqual([{ status: 'pending' }]);
  await expect.poll(() => sent, { timeout: 100_000 }).toEqual(['maja@example.com']);
}, 120_000);

/** Serves the sandbox provider: its page, the shopper's choice, and the way back into the shop. */
import { isForeignPost } from '@solvik/shop-rules';
import { sql } from 'kysely';
import { withQuery } from '../checkout/safePath.ts';
import { first } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import type { ReturnPaths } from './openPayment.ts';
import type { PaymentOutcome } from './paymentProvider.ts';
import {
  missingSandboxPage,
  sandboxHeaders,
  sandboxPage,
  settledSandboxPage,
} from './sandboxPage.ts';
import {
  decideSandboxPayment,
  noticeOf,
  readSandboxPayment,
  type SandboxPayment,
} from './sandboxProvider.ts';
import { settlePayment, type Settlement } from './settlePayment.ts';

const outcomes: readonly PaymentOutcome[] = ['paid', 'declined', 'cancelled'];

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: sandboxHeaders });

async function wayBack(
  { database }: Shop,
  { reference }: SandboxPayment,
  settlement: Settlement,
): Promise<string> {
  const row = await first(
    database.handle,
    sql<{
      public_id: string;
      return_urls: ReturnPaths;
    }>`select public_id, return_urls from payments where provider = 'sandbox' and reference = ${reference}`,
  );
  if (!row) return '/';
  const isTaken = settlement === 'paid' || settlement === 'on-hold' || settlement === 'surplus';
  if (isTaken) return withQuery(row.return_urls.paid, { order: row.public_id });
  return withQuery(row.return_urls.failed, {
    reason: settlement === 'cancelled' ? 'cancelled' : 'declined',
  });
}

/** Answers `/payments/sandbox/{reference}`. */
export async function handleSandbox(shop: Shop, request: Request): Promise<Response> {
  const reference = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const payment = /^[0-9a-f-]{36}$/.test(reference)
    ? await readSandboxPayment(shop.database, reference)
    : undefined;
  if (!payment) return html(missingSandboxPage(), 404);
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (payment.status === 'open') return html(sandboxPage(payment));
    return html(settledSandboxPage(payment, await wayBack(shop, payment, payment.status)));
  }
  if (request.method !== 'POST')
    return new Response('GET and POST only.', { status: 405, headers: { allow: 'GET, POST' } });
  if (isForeignPost(request.headers, Object.values(shop.fronts.origins)))
    return new Response(
      'This form was sent from another site. Open the payment from the shop and choose there.',
      {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      },
    );
  const wish = new URLSearchParams(await request.text()).get('outcome');
  const outcome = outcomes.find((each) => each === wish);
  if (!outcome) return html(sandboxPage(payment), 400);
  const decided = await decideSandboxPayment(shop.database, reference, outcome);
  const stands = decided && decided.status !== 'open' ? decided.status : outcome;
  const settlement = await settlePayment(shop, noticeOf(payment, stands));
  return new Response(null, {
    status: 303,
    headers: { location: await wayBack(shop, payment, settlement), 'cache-control': 'no-store' },
  });
}

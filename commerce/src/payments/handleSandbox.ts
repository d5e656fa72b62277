/**
 * Serves the sandbox provider: its page, the shopper's choice, and the redirect back to the shop.
 */
import { isCrossSitePost } from '@solvik/shop-rules';
import { withQuery } from '../checkout/safePath.ts';
import type { PaymentsRuntime } from './payments.ts';

import type { PaymentOutcome } from '../database/stored/orderColumns.ts';
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

async function returnUrlFor(
  { database }: PaymentsRuntime,
  { reference }: SandboxPayment,
  settlement: Settlement,
): Promise<string> {
  const row = await database.handle
    .selectFrom('payments')
    .select(['publicId', 'returnUrls'])
    .where('provider', '=', 'sandbox')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return '/';
  const isTaken = settlement === 'paid' || settlement === 'on-hold' || settlement === 'surplus';
  if (isTaken) return withQuery(row.returnUrls.paid, { order: row.publicId });
  return withQuery(row.returnUrls.failed, {
    reason: settlement === 'cancelled' ? 'cancelled' : 'declined',
  });
}

/** Answers `/payments/sandbox/{reference}`. */
export async function handleSandbox(shop: PaymentsRuntime, request: Request): Promise<Response> {
  const reference = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const payment = /^[0-9a-f-]{36}$/.test(reference)
    ? await readSandboxPayment(shop.database, reference)
    : undefined;
  if (!payment) return html(missingSandboxPage(), 404);
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (payment.status === 'open') return html(sandboxPage(payment));
    return html(settledSandboxPage(payment, await returnUrlFor(shop, payment, payment.status)));
  }
  if (request.method !== 'POST')
    return new Response('GET and POST only.', { status: 405, headers: { allow: 'GET, POST' } });
  if (isCrossSitePost(request.headers, Object.values(shop.siteOrigins.origins)))
    return new Response(
      'This form was sent from another site. Open the payment from the shop and choose there.',
      {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      },
    );
  const written = new URLSearchParams(await request.text()).get('outcome');
  const outcome = outcomes.find((each) => each === written);
  if (!outcome) return html(sandboxPage(payment), 400);
  const decided = await decideSandboxPayment(shop.database, reference, outcome);
  const effectiveOutcome = decided && decided.status !== 'open' ? decided.status : outcome;
  const settlement = await settlePayment(shop, noticeOf(payment, effectiveOutcome));
  return new Response(null, {
    status: 303,
    headers: {
      location: await returnUrlFor(shop, payment, settlement),
      'cache-control': 'no-store',
    },
  });
}

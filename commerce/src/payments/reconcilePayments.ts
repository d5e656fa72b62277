/**
 * Queries providers about payments that stay open, so that a lost notice does not lose an order
 * (backend.md, every 5 minutes).
 */
import type { PaymentsRuntime } from './payments.ts';
import { settlePayment } from './settlePayment.ts';

const minAge = 60_000;
const maxAge = 14 * 24 * 60 * 60_000;

/**
 * Includes replaced attempts, as a shopper may have paid on an earlier page.
 * @returns how many payments were settled
 */
export async function reconcilePayments(shop: PaymentsRuntime): Promise<number> {
  const now = shop.clock();
  const open = await shop.database.handle
    .selectFrom('payments')
    .select(['provider', 'reference'])
    .where('status', 'in', ['open', 'replaced'])
    .where('createdAt', '<=', new Date(now - minAge))
    .where('createdAt', '>', new Date(now - maxAge))
    .orderBy('createdAt')
    .limit(500)
    .execute();
  let settled = 0;
  for (const { provider, reference } of open) {
    const notice = await shop.payments.providers
      .get(provider)
      ?.fetchNotice(reference)
      .catch((error: unknown) => {
        shop.log('error', `The payment provider ${provider} did not answer.`, { reference, error });
        return undefined;
      });
    if (!notice) continue;
    await settlePayment(shop, notice);
    settled += 1;
  }
  return settled;
}

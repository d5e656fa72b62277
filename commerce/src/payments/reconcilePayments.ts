/** Asks providers about payments that stay open, so that a lost message does not lose an order (backend.md, every 5 minutes). */
import { sql } from 'kysely';
import { all } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import { settlePayment } from './settlePayment.ts';

const patience = 60_000;
const oldest = 14 * 24 * 60 * 60_000;

/** Returns how many payments were settled. Replaced attempts are asked about too: a shopper may have paid the first page. */
export async function reconcilePayments(shop: Shop): Promise<number> {
  const now = shop.clock();
  const open = await all(
    shop.database.handle,
    sql<{
      provider: string;
      reference: string;
    }>`select provider, reference from payments where status in ('open', 'replaced')
      and created_at <= ${new Date(now - patience)} and created_at > ${new Date(now - oldest)} order by created_at limit 500`,
  );
  let settled = 0;
  for (const { provider, reference } of open) {
    const notice = await shop.payments.providers
      .get(provider)
      ?.ask(reference)
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

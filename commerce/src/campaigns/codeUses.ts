/** Counts the orders that use a code, with its limit in the statement itself, so that parallel orders cannot pass it. */
import { sql } from 'kysely';
import { run, type Queries } from '../database/database.ts';
import { ShopError } from '../shopError.ts';

/** @throws ShopError PromoCodeUsedUp */
export async function takeCodeUse(transaction: Queries, campaignId: number): Promise<void> {
  const taken = await run(
    transaction,
    sql`update campaigns set used = used + 1 where campaign_id = ${campaignId} and (usage_limit is null or used < usage_limit)`,
  );
  if (taken === 0)
    throw new ShopError('PromoCodeUsedUp', 'The code has been used as often as it may be.');
}

export async function giveBackCodeUse(transaction: Queries, campaignId: number): Promise<void> {
  await run(
    transaction,
    sql`update campaigns set used = used - 1 where campaign_id = ${campaignId} and used > 0`,
  );
}

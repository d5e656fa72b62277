/**
 * Counts the orders that use a code, with the limit checked in the statement itself, so that
 * parallel orders cannot exceed it.
 */
import type { Queries } from '../database/database.ts';
import { ShopError } from '../shopError.ts';

/** @throws ShopError PromoCodeUsedUp */
export async function recordCodeUse(transaction: Queries, campaignId: number): Promise<void> {
  const { numUpdatedRows: taken } = await transaction
    .updateTable('campaigns')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('campaignId', '=', campaignId)
    .where(({ eb, ref }) =>
      eb.or([eb('usageLimit', 'is', null), eb('used', '<', ref('usageLimit'))]),
    )
    .executeTakeFirstOrThrow();
  if (taken === 0n) {
    throw new ShopError('PromoCodeUsedUp', 'The code has reached its usage limit.');
  }
}

export async function releaseCodeUse(transaction: Queries, campaignId: number): Promise<void> {
  await transaction
    .updateTable('campaigns')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('campaignId', '=', campaignId)
    .where('used', '>', 0)
    .execute();
}

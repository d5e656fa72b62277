/**
 * The merchant's decision about a customer: refuse all their orders, or those on credit (spec
 * section 6).
 */
import { isEmail, normaliseEmail } from '@solvik/shop-rules';
import type { Queries } from '../database/database.ts';
import { now } from '../database/now.ts';

export interface CustomerStatus {
  readonly isBlocked: boolean;
  /** `NOCREDIT`, alone or with a reason after a dash; null without a restriction. */
  readonly memberType: string | null;
}

const unrestricted: CustomerStatus = { isBlocked: false, memberType: null };

/** Reasons that the specification names (section 6). */
export const creditReasons = ['SerialReturner', 'SuspectedFraud'] as const;
export type CreditReason = (typeof creditReasons)[number];

export const noCredit = (reason?: CreditReason): string =>
  reason ? `NOCREDIT - ${reason}` : 'NOCREDIT';

/** A malformed address has no status. */
export async function readCustomerStatus(
  queries: Queries,
  email: string | undefined,
): Promise<CustomerStatus> {
  const address = normaliseEmail(email ?? '');
  if (!isEmail(address)) return unrestricted;
  const status = await queries
    .selectFrom('customerStatuses')
    .select(['isBlocked', 'memberType'])
    .where('email', '=', address)
    .executeTakeFirst();
  return status ?? unrestricted;
}

export async function setCustomerStatus(
  queries: Queries,
  email: string,
  { isBlocked, memberType }: CustomerStatus,
): Promise<void> {
  const address = normaliseEmail(email);
  if (!isBlocked && memberType === null) {
    await queries.deleteFrom('customerStatuses').where('email', '=', address).execute();
    return;
  }
  const status = { isBlocked, memberType, decidedAt: now };
  await queries
    .insertInto('customerStatuses')
    .values({ email: address, ...status })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(status))
    .execute();
}

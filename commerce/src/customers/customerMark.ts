/** What the merchant has decided about a customer: none of their orders are taken, or none on credit (spec section 6). */
import { sql } from 'kysely';
import { isEmail, normaliseEmail } from '@solvik/shop-rules';
import { first, run, type Queries } from '../database/database.ts';

export interface CustomerMark {
  readonly isBlocked: boolean;
  /** `NOCREDIT`, alone or with a reason behind a dash; null for everybody else. */
  readonly memberType: string | null;
}

const unmarked: CustomerMark = { isBlocked: false, memberType: null };

/** Reasons that the specification names (section 6). */
export const creditReasons = ['SerialReturner', 'SuspectedFraud'] as const;
export type CreditReason = (typeof creditReasons)[number];

export const noCredit = (reason?: CreditReason): string =>
  reason ? `NOCREDIT - ${reason}` : 'NOCREDIT';

/** Nobody is marked whose address is none. */
export async function readMark(queries: Queries, email: string | undefined): Promise<CustomerMark> {
  const address = normaliseEmail(email ?? '');
  if (!isEmail(address)) return unmarked;
  return (
    (await first(
      queries,
      sql<CustomerMark>`select is_blocked as "isBlocked", member_type as "memberType" from customer_marks where email = ${address}`,
    )) ?? unmarked
  );
}

export async function setMark(
  queries: Queries,
  email: string,
  { isBlocked, memberType }: CustomerMark,
): Promise<void> {
  const address = normaliseEmail(email);
  if (!isBlocked && memberType === null) {
    await run(queries, sql`delete from customer_marks where email = ${address}`);
    return;
  }
  await run(
    queries,
    sql`insert into customer_marks (email, is_blocked, member_type, marked_at) values (${address}, ${isBlocked}, ${memberType}, now())
      on conflict (email) do update set is_blocked = excluded.is_blocked, member_type = excluded.member_type, marked_at = excluded.marked_at`,
  );
}

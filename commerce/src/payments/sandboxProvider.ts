/**
 * A payment provider that needs no account: the shopper chooses on its page whether the card is
 * accepted.
 */
import type { CurrencyCode, Locale } from '@solvik/shop';
import type { Database } from '../database/database.ts';
import { now } from '../database/now.ts';
import type { PaymentOutcome } from '../database/stored/orderColumns.ts';
import type { PaymentNotice, PaymentProvider } from './paymentProvider.ts';

export interface SandboxPayment {
  readonly reference: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly locale: Locale;
  readonly status: 'open' | PaymentOutcome;
}

const name = 'sandbox';

export const sandboxPath = (reference: string): string => `/payments/sandbox/${reference}`;

export function noticeOf(
  { reference, amount, currency }: SandboxPayment,
  outcome: PaymentOutcome,
): PaymentNotice {
  return {
    provider: name,
    eventId: `${reference}:${outcome}`,
    reference,
    outcome,
    amount,
    currency,
  };
}

export function readSandboxPayment(
  database: Database,
  reference: string,
): Promise<SandboxPayment | undefined> {
  return database.handle
    .selectFrom('sandboxPayments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/**
 * Decides the payment as a bank would; the first decision is final.
 * @returns the decided payment
 */
export async function decideSandboxPayment(
  database: Database,
  reference: string,
  outcome: PaymentOutcome,
): Promise<SandboxPayment | undefined> {
  await database.handle
    .updateTable('sandboxPayments')
    .set({ status: outcome, updatedAt: now })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .execute();
  return readSandboxPayment(database, reference);
}

export function createSandboxProvider(database: Database): PaymentProvider {
  return {
    name,
    async start({ reference, paymentId, amount, currency, locale }) {
      await database.handle
        .insertInto('sandboxPayments')
        .values({ reference, paymentId, amount, currency, locale, status: 'open', updatedAt: now })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return sandboxPath(reference);
    },
    async fetchNotice(reference) {
      const payment = await readSandboxPayment(database, reference);
      return !payment || payment.status === 'open' ? undefined : noticeOf(payment, payment.status);
    },
  };
}

/** A payment provider that needs no account: the shopper chooses on its page whether the card is accepted. */
import { sql } from 'kysely';
import { first, run, type Database } from '../database/database.ts';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import type { CurrencyCode } from '../markets/markets.ts';
import type { PaymentNotice, PaymentOutcome, PaymentProvider } from './paymentProvider.ts';

export interface SandboxPayment {
  readonly reference: string;
  readonly payment_id: string;
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
  return first(
    database.handle,
    sql<SandboxPayment>`select reference, payment_id, amount, currency, locale, status from sandbox_payments where reference = ${reference}`,
  );
}

/** The bank's own decision; the first one stands. Returns what it decided. */
export async function decideSandboxPayment(
  database: Database,
  reference: string,
  outcome: PaymentOutcome,
): Promise<SandboxPayment | undefined> {
  await run(
    database.handle,
    sql`update sandbox_payments set status = ${outcome}, updated_at = now() where reference = ${reference} and status = 'open'`,
  );
  return readSandboxPayment(database, reference);
}

export function createSandboxProvider(database: Database): PaymentProvider {
  return {
    name,
    async start({ reference, paymentId, amount, currency, locale }) {
      await run(
        database.handle,
        sql`insert into sandbox_payments (reference, payment_id, amount, currency, locale, status, updated_at)
          values (${reference}, ${paymentId}, ${amount}, ${currency}, ${locale}, 'open', now()) on conflict (reference) do nothing`,
      );
      return sandboxPath(reference);
    },
    async ask(reference) {
      const payment = await readSandboxPayment(database, reference);
      return !payment || payment.status === 'open' ? undefined : noticeOf(payment, payment.status);
    },
  };
}

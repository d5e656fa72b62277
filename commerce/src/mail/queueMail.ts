/** Writes a mail into the outbox, in the same transaction as what it tells of: it is sent if and only if that happened. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { run, type Queries } from '../database/database.ts';

export type MailKind = 'order-confirmation' | 'form-received' | 'form-receipt';

/** One mail of a kind per subject, however often it is asked for. */
export async function queueMail(
  transaction: Queries,
  {
    kind,
    subjectId,
    recipient,
    locale,
  }: { kind: MailKind; subjectId: string; recipient: string; locale: Locale },
): Promise<void> {
  await run(
    transaction,
    sql`insert into mail_outbox (mail_id, kind, subject_id, recipient, locale, message, status, attempts, next_attempt_at, created_at)
      values (${randomUUID()}, ${kind}, ${subjectId}, ${recipient}, ${locale}, '{}'::jsonb, 'waiting', 0, now(), now()) on conflict (kind, subject_id) do nothing`,
  );
}

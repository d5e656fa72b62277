/**
 * Writes a mail into the outbox, in the same transaction as what it reports: it is sent if and only
 * if that is committed.
 */
import { randomUUID } from 'node:crypto';
import type { Locale } from '@solvik/shop';
import type { Queries } from '../database/database.ts';
import { now } from '../database/now.ts';
import type { MailKind } from '../database/stored/orderColumns.ts';

/** One mail of a kind per subject, however often it is queued. */
export async function queueMail(
  transaction: Queries,
  mail: { kind: MailKind; subjectId: string; recipient: string; locale: Locale },
): Promise<void> {
  await transaction
    .insertInto('mailOutbox')
    .values({
      ...mail,
      mailId: randomUUID(),
      message: '{}',
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subjectId']).doNothing())
    .execute();
}

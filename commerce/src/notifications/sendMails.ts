/**
 * Sends the mails of the outbox, as fast as the transport accepts them. Several nodes on one database
 * claim different mails (SKIP LOCKED); a failed one is retried later.
 */
import { type Selectable, sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import { inTransaction, type Database, type Queries } from '../database/database.ts';
import type { DB } from '../database/generated/db.ts';
import { now } from '../database/now.ts';
import { readSubmission } from '../forms/formStore.ts';
import type { Log } from '../log.ts';
import { sellers } from '@solvik/shop';
import { readOrder } from '../orders/orderStore.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import type { RenderedMail } from './templates/orderConfirmation.ts';

type MailRow = Pick<
  Selectable<DB['mailOutbox']>,
  'mailId' | 'kind' | 'subjectId' | 'recipient' | 'locale' | 'attempts' | 'createdAt'
>;

export interface MailSender {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly settings: Pick<Settings, 'mailFrom' | 'origins'>;
  readonly log: Log;
  /** Aborted when the shop closes: mails that are not being sent stay queued. */
  readonly signal?: AbortSignal;
}

const maxAttempts = 10;
/** Concurrent mails; mail servers refuse many connections from one sender. */
const lanes = 5;
/** Minutes until the next attempt, doubling from one to a day. */
const pause = (attempts: number) => Math.min(24 * 60, 2 ** attempts);

const minutesFromNow = (minutes: number) =>
  sql<Date>`now() + make_interval(mins => ${minutes}::int)`;

/** Claims a mail for two minutes; if this sender dies meanwhile, another claims it. */
function claim(database: Database): Promise<MailRow | undefined> {
  return inTransaction(database, (transaction) =>
    transaction
      .updateTable('mailOutbox')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: minutesFromNow(2) }))
      .where('mailId', 'in', ({ selectFrom }) =>
        selectFrom('mailOutbox')
          .select('mailId')
          .where('status', '=', 'waiting')
          .where('nextAttemptAt', '<=', now)
          .orderBy('createdAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['mailId', 'kind', 'subjectId', 'recipient', 'locale', 'attempts', 'createdAt'])
      .executeTakeFirst(),
  );
}

/** Replies to this mail go to the sender of the form. */
async function renderFormMail(
  queries: Queries,
  { kind, subjectId }: MailRow,
): Promise<RenderedMail & { readonly replyTo?: string }> {
  const sent = await readSubmission(queries, subjectId);
  if (!sent) throw new Error(`A mail of kind ${kind} has no subject to report.`);
  const { renderFormReceipt, renderFormReceived } = await import('./templates/formMails.ts');
  if (kind === 'form-receipt')
    return { ...(await renderFormReceipt(sent)), replyTo: sellers[sent.channelId].email };
  return {
    ...(await renderFormReceived(sent)),
    ...(sent.email !== null && { replyTo: sent.email }),
  };
}

async function renderMail(
  queries: Queries,
  row: MailRow,
  origins: Settings['origins'],
): Promise<RenderedMail & { readonly replyTo?: string }> {
  const { kind, subjectId, createdAt } = row;
  if (kind === 'form-received' || kind === 'form-receipt') return renderFormMail(queries, row);
  const order = kind === 'order-confirmation' ? await readOrder(queries, subjectId) : undefined;
  if (!order) throw new Error(`A mail of kind ${kind} has no subject to report.`);
  // Loaded with the first mail: templates take longer to load than the rest of the shop.
  const { renderOrderConfirmation } = await import('./templates/orderConfirmation.ts');
  // The mail was queued when the order was acknowledged.
  return renderOrderConfirmation(order, {
    origin: origins[order.order.channelId],
    ordered: createdAt,
  });
}

async function sendOne(
  { database, transport, settings, log }: MailSender,
  row: MailRow,
): Promise<boolean> {
  try {
    const mail = await renderMail(database.handle, row, settings.origins);
    await transport.send({
      ...mail,
      mailId: row.mailId,
      kind: row.kind,
      from: settings.mailFrom,
      to: row.recipient,
      date: row.createdAt,
    });
    await database.handle
      .updateTable('mailOutbox')
      .set({ status: 'sent', sentAt: now, lastError: null })
      .where('mailId', '=', row.mailId)
      .execute();
    return true;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const status = row.attempts >= maxAttempts ? 'failed' : 'waiting';
    // The address is not logged, as it is personal data.
    log(status === 'failed' ? 'error' : 'warn', `A mail was not sent at attempt ${row.attempts}.`, {
      mailId: row.mailId,
      kind: row.kind,
      error,
    });
    await database.handle
      .updateTable('mailOutbox')
      .set({
        status,
        lastError: text.slice(0, 500),
        nextAttemptAt: minutesFromNow(pause(row.attempts)),
      })
      .where('mailId', '=', row.mailId)
      .execute();
    return false;
  }
}

/**
 * Sends one mail after the other until none is due. Stops at a failure, since a server that is down
 * would use up an attempt of every mail.
 */
async function sendOneByOne(sender: MailSender): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const row = sender.signal?.aborted ? undefined : await claim(sender.database);
    if (!row || !(await sendOne(sender, row))) return sent;
  }
}

/** @returns how many were sent */
export async function sendMails(sender: MailSender): Promise<number> {
  const sent = await Promise.allSettled(Array.from({ length: lanes }, () => sendOneByOne(sender)));
  const fault = sent.find((queue) => queue.status === 'rejected');
  if (fault) throw fault.reason;
  return sent.reduce((sum, queue) => sum + (queue.status === 'fulfilled' ? queue.value : 0), 0);
}

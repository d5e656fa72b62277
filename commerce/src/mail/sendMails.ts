/**
 * Sends what waits in the outbox, as fast as the transport takes it. Several shops on one database take different mails
 * (SKIP LOCKED); a failed one is tried again later.
 */
import { sql } from 'kysely';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import type { Settings } from '../config/settings.ts';
import { first, inTransaction, run, type Database, type Queries } from '../database/database.ts';
import { readSubmission } from '../forms/formStore.ts';
import type { Log } from '../log.ts';
import { sellers } from '../markets/sellers.ts';
import { readOrder } from '../orders/orderStore.ts';
import type { MailTransport } from './mailTransport.ts';
import type { RenderedMail } from './templates/orderConfirmation.ts';

interface MailRow {
  readonly mail_id: string;
  readonly kind: string;
  readonly subject_id: string;
  readonly recipient: string;
  readonly locale: Locale;
  readonly attempts: number;
  readonly created_at: Date;
}

export interface MailSender {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly settings: Pick<Settings, 'mailFrom' | 'origins'>;
  readonly log: Log;
  /** Aborted when the shop closes: mails that are not under way then wait. */
  readonly signal?: AbortSignal;
}

const mostAttempts = 10;
/** Mails under way at once; a mail server refuses many connections from one sender. */
const lanes = 5;
/** Minutes until the next attempt, doubling from one to a day. */
const pause = (attempts: number) => Math.min(24 * 60, 2 ** attempts);

/** A mail is this sender's for two minutes; if it dies meanwhile, another takes it. */
function claim(database: Database): Promise<MailRow | undefined> {
  return inTransaction(database, (transaction) =>
    first(
      transaction,
      sql<MailRow>`update mail_outbox set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
        where mail_id in (select mail_id from mail_outbox where status = 'waiting' and next_attempt_at <= now() order by created_at limit 1 for update skip locked)
        returning mail_id, kind, subject_id, recipient, locale, attempts, created_at`,
    ),
  );
}

/** The shop answers what was sent by answering the mail. */
async function renderFormMail(
  queries: Queries,
  { kind, subject_id }: MailRow,
): Promise<RenderedMail & { readonly replyTo?: string }> {
  const sent = await readSubmission(queries, subject_id);
  if (!sent) throw new Error(`There is nothing to tell in a mail of kind ${kind}.`);
  const { renderFormReceipt, renderFormReceived } = await import('./templates/formMails.ts');
  if (kind === 'form-receipt')
    return { ...(await renderFormReceipt(sent)), replyTo: sellers[sent.channel_id].email };
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
  const { kind, subject_id, created_at } = row;
  if (kind === 'form-received' || kind === 'form-receipt') return renderFormMail(queries, row);
  const order = kind === 'order-confirmation' ? await readOrder(queries, subject_id) : undefined;
  if (!order) throw new Error(`There is nothing to tell in a mail of kind ${kind}.`);
  // Loaded with the first mail: templates take longer to load than the rest of the shop.
  const { renderOrderConfirmation } = await import('./templates/orderConfirmation.ts');
  // It was written when the order became the shopper's.
  return renderOrderConfirmation(order, {
    origin: origins[order.order.channel_id],
    ordered: created_at,
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
      mailId: row.mail_id,
      kind: row.kind,
      from: settings.mailFrom,
      to: row.recipient,
      date: row.created_at,
    });
    await run(
      database.handle,
      sql`update mail_outbox set status = 'sent', sent_at = now(), last_error = null where mail_id = ${row.mail_id}`,
    );
    return true;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const status = row.attempts >= mostAttempts ? 'failed' : 'waiting';
    // The address stays out of the log: it is a person's.
    log(status === 'failed' ? 'error' : 'warn', `A mail was not sent at attempt ${row.attempts}.`, {
      mailId: row.mail_id,
      kind: row.kind,
      error,
    });
    await run(
      database.handle,
      sql`update mail_outbox set status = ${status}, last_error = ${text.slice(0, 500)}, next_attempt_at = now() + make_interval(mins => ${pause(row.attempts)}) where mail_id = ${row.mail_id}`,
    );
    return false;
  }
}

/** One mail after the other until none waits. A failure ends it, since a server that is down would fail every mail's attempt. */
async function sendInTurn(sender: MailSender): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const row = sender.signal?.aborted ? undefined : await claim(sender.database);
    if (!row || !(await sendOne(sender, row))) return sent;
  }
}

/** Returns how many were sent. */
export async function sendMails(sender: MailSender): Promise<number> {
  const sent = await Promise.allSettled(Array.from({ length: lanes }, () => sendInTurn(sender)));
  const fault = sent.find((lane) => lane.status === 'rejected');
  if (fault) throw fault.reason;
  return sent.reduce((sum, lane) => sum + (lane.status === 'fulfilled' ? lane.value : 0), 0);
}

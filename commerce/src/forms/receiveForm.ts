/**
 * Receives what a visitor sends in a form of the content: validated, stored, mailed to the shop,
 * and confirmed to the sender.
 */
import { createHash, randomUUID } from 'node:crypto';
import { normaliseEmail } from '@solvik/shop-rules';
import { sql } from 'kysely';
import { type ChannelId, channels, type Locale, sellers } from '@solvik/shop';
import { inTransaction } from '../database/database.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Runtime } from '../events/runtime.ts';
import { type AnswerProblem, checkAnswers } from './checkAnswers.ts';
import { countSince, deleteSubmissionsBefore, writeSubmission } from './formStore.ts';
import { readForm } from './readForm.ts';

export interface FormPosting {
  readonly formId: string;
  /** By field name; `_consent` is `on` if the box is ticked. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly channelId: string;
  readonly marketId: string;
  readonly locale: Locale;
  /** Identifies a sender, such as by network address; only a digest of it is stored. */
  readonly from: string;
}

export type FormOutcome =
  | { readonly kind: 'received' }
  | { readonly kind: 'invalid'; readonly problems: readonly AnswerProblem[] }
  | { readonly kind: 'too-many' }
  /** The form does not exist, or no longer does. */
  | { readonly kind: 'unknown' };

const hour = 60 * 60_000;
const day = 24 * hour;
/**
 * Generous for people, tight for machines; the limit per address protects others' addresses from a
 * flood of receipts.
 */
const most = { fromSenderInHour: 5, toEmailInDay: 5 } as const;
/**
 * The privacy page promises deletion a year after the case; the year counts from the submission.
 */
const retentionTime = 366 * day;

const isChannel = (id: string): id is ChannelId => Object.hasOwn(channels, id);

/** The digest differs each day, so that it cannot be used to track a sender. */
const digest = (from: string, now: number): string =>
  createHash('sha256')
    .update(`${String(Math.floor(now / day))} ${from}`)
    .digest('hex');

export async function receiveForm(
  shop: Runtime,
  { formId, values, channelId, marketId, locale, from }: FormPosting,
): Promise<FormOutcome> {
  const form = await readForm(shop.database.handle, { formId, locale, market: marketId });
  if (!form || !isChannel(channelId)) return { kind: 'unknown' };
  const { answers, problems } = checkAnswers(form.fields, values);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const now = shop.clock();
  const emailField = form.fields.find(({ answer }) => answer === 'email');
  const senderEmail = answers.find(({ name }) => name === emailField?.name)?.value;
  const submission = {
    submissionId: randomUUID(),
    formId,
    topic: form.topic,
    channelId,
    locale,
    answers,
    consent: form.consent,
    email: senderEmail === undefined ? null : normaliseEmail(senderEmail),
    sender: digest(from, now),
    createdAt: new Date(now),
  };
  return inTransaction(shop.database, async (transaction): Promise<FormOutcome> => {
    // One at a time, so that concurrent submissions are counted too.
    await sql`select pg_advisory_xact_lock(hashtext('forms'))`.execute(transaction);
    const { sender, email } = submission;
    const count = await countSince(transaction, {
      sender,
      email,
      since: { sender: new Date(now - hour), email: new Date(now - day) },
    });
    if (count.sender >= most.fromSenderInHour || count.email >= most.toEmailInDay)
      return { kind: 'too-many' };
    await writeSubmission(transaction, submission);
    const subjectId = submission.submissionId;
    await queueMail(transaction, {
      kind: 'form-received',
      subjectId,
      recipient: sellers[channelId].email,
      locale,
    });
    if (email !== null)
      await queueMail(transaction, { kind: 'form-receipt', subjectId, recipient: email, locale });
    return { kind: 'received' };
  });
}

/** Deletes submissions beyond the retention time. */
export const deleteExpiredForms = (shop: Runtime): Promise<number> =>
  deleteSubmissionsBefore(shop.database.handle, new Date(shop.clock() - retentionTime));

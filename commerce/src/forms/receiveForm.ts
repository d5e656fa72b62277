/** Takes what a visitor sends in a form of the content: checked, kept, mailed to the shop, and confirmed to the sender. */
import { createHash, randomUUID } from 'node:crypto';
import { normaliseEmail } from '@solvik/shop-rules';
import { sql } from 'kysely';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { inTransaction, run } from '../database/database.ts';
import { queueMail } from '../mail/queueMail.ts';
import { type ChannelId, channels } from '../markets/markets.ts';
import { sellers } from '../markets/sellers.ts';
import type { Shop } from '../shop.ts';
import { type AnswerProblem, checkAnswers } from './checkAnswers.ts';
import { countSince, forgetSubmissions, writeSubmission } from './formStore.ts';
import { readForm } from './readForm.ts';

export interface FormPosting {
  readonly formId: string;
  /** By field name; `_consent` is `on` where the box is ticked. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly channelId: string;
  readonly marketId: string;
  readonly locale: Locale;
  /** What tells one sender from another, such as the address on the network; only a digest of it is kept. */
  readonly from: string;
}

export type FormOutcome =
  | { readonly kind: 'received' }
  | { readonly kind: 'invalid'; readonly problems: readonly AnswerProblem[] }
  | { readonly kind: 'too-many' }
  /** There is no such form, or not any more. */
  | { readonly kind: 'unknown' };

const hour = 60 * 60_000;
const day = 24 * hour;
/** Generous to people, tight for machines; an address that others write is not flooded with receipts. */
const most = { fromSenderInHour: 5, toEmailInDay: 5 } as const;
/** The case is open for a while and kept for a year after it (the privacy page). */
const kept = 366 * day;

const isChannel = (id: string): id is ChannelId => Object.hasOwn(channels, id);

/** Another digest each day, so that nobody can be followed by it. */
const digest = (from: string, now: number): string =>
  createHash('sha256')
    .update(`${String(Math.floor(now / day))} ${from}`)
    .digest('hex');

export async function receiveForm(
  shop: Shop,
  { formId, values, channelId, marketId, locale, from }: FormPosting,
): Promise<FormOutcome> {
  const form = await readForm(shop.database.handle, { formId, locale, market: marketId });
  if (!form || !isChannel(channelId)) return { kind: 'unknown' };
  const { answers, problems } = checkAnswers(form.fields, values);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const now = shop.clock();
  const asked = form.fields.find(({ answer }) => answer === 'email');
  const given = answers.find(({ name }) => name === asked?.name)?.value;
  const submission = {
    submission_id: randomUUID(),
    form_id: formId,
    topic: form.topic,
    channel_id: channelId,
    locale,
    answers,
    consent: form.consent,
    email: given === undefined ? null : normaliseEmail(given),
    sender: digest(from, now),
    created_at: new Date(now),
  };
  return inTransaction(shop.database, async (transaction): Promise<FormOutcome> => {
    // One at a time, so that those sent at once are counted too.
    await run(transaction, sql`select pg_advisory_xact_lock(hashtext('forms'))`);
    const { sender, email } = submission;
    const count = await countSince(transaction, {
      sender,
      email,
      since: { sender: new Date(now - hour), email: new Date(now - day) },
    });
    if (count.sender >= most.fromSenderInHour || count.email >= most.toEmailInDay)
      return { kind: 'too-many' };
    await writeSubmission(transaction, submission);
    const subjectId = submission.submission_id;
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

/** What is kept no longer is forgotten. */
export const forgetForms = (shop: Shop): Promise<number> =>
  forgetSubmissions(shop.database.handle, new Date(shop.clock() - kept));

/** What visitors have sent, as it is kept. */
import { sql } from 'kysely';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { all, first, run, type Queries } from '../database/database.ts';
import type { ChannelId } from '../markets/markets.ts';

export interface Submission {
  readonly submission_id: string;
  readonly form_id: string;
  readonly topic: string;
  readonly channel_id: ChannelId;
  readonly locale: Locale;
  readonly answers: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
  }[];
  /** The sentence that was agreed to. */
  readonly consent: string;
  /** Where the sender is answered; null where the form asks for none. */
  readonly email: string | null;
  readonly sender: string;
  readonly created_at: Date;
}

const columns = sql`submission_id, form_id, topic, channel_id, locale, answers, consent, email, sender, created_at`;

export async function writeSubmission(
  queries: Queries,
  {
    submission_id,
    form_id,
    topic,
    channel_id,
    locale,
    answers,
    consent,
    email,
    sender,
    created_at,
  }: Submission,
): Promise<void> {
  await run(
    queries,
    sql`insert into form_submissions (${columns}) values (${submission_id}, ${form_id}, ${topic}, ${channel_id}, ${locale}, ${JSON.stringify(answers)}::jsonb, ${consent}, ${email}, ${sender}, ${created_at})`,
  );
}

export const readSubmission = (queries: Queries, id: string): Promise<Submission | undefined> =>
  first(
    queries,
    sql<Submission>`select ${columns} from form_submissions where submission_id = ${id}`,
  );

/** The newest first. */
export const lastSubmissions = (queries: Queries, count: number): Promise<Submission[]> =>
  all(
    queries,
    sql<Submission>`select ${columns} from form_submissions order by created_at desc, submission_id limit ${count}`,
  );

/** How many came from a sender, and to an address, since a moment. */
export async function countSince(
  queries: Queries,
  {
    sender,
    email,
    since,
  }: { sender: string; email: string | null; since: { sender: Date; email: Date } },
): Promise<{ readonly sender: number; readonly email: number }> {
  const row = await first(
    queries,
    sql<{
      sender: number;
      email: number;
    }>`select count(*) filter (where sender = ${sender} and created_at > ${since.sender})::integer as sender, count(*) filter (where email = ${email} and created_at > ${since.email})::integer as email
      from form_submissions where sender = ${sender} or email = ${email}`,
  );
  return row ?? { sender: 0, email: 0 };
}

/** Forgets what is older, as the privacy page promises; the mails are forgotten with it. */
export async function forgetSubmissions(queries: Queries, before: Date): Promise<number> {
  await run(
    queries,
    sql`delete from mail_outbox where kind in ('form-received', 'form-receipt') and created_at < ${before}`,
  );
  return run(queries, sql`delete from form_submissions where created_at < ${before}`);
}

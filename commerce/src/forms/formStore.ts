/** Stored form submissions. */
import type { ChannelId, Locale } from '@solvik/shop';
import type { Queries } from '../database/database.ts';

export interface Submission {
  readonly submissionId: string;
  readonly formId: string;
  readonly topic: string;
  readonly channelId: ChannelId;
  readonly locale: Locale;
  readonly answers: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
  }[];
  /** The text that the sender agreed to. */
  readonly consent: string;
  /** The sender's address for a reply; null if the form does not ask for one. */
  readonly email: string | null;
  readonly sender: string;
  readonly createdAt: Date;
}

export async function writeSubmission(queries: Queries, submission: Submission): Promise<void> {
  await queries
    .insertInto('formSubmissions')
    .values({ ...submission, answers: JSON.stringify(submission.answers) })
    .execute();
}

export const readSubmission = (queries: Queries, id: string): Promise<Submission | undefined> =>
  queries
    .selectFrom('formSubmissions')
    .selectAll()
    .where('submissionId', '=', id)
    .executeTakeFirst();

/** The newest first. */
export const lastSubmissions = (queries: Queries, count: number): Promise<Submission[]> =>
  queries
    .selectFrom('formSubmissions')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('submissionId')
    .limit(count)
    .execute();

/** The number of submissions from a sender, and of receipts to an address, since an instant. */
export async function countSince(
  queries: Queries,
  {
    sender,
    email,
    since,
  }: { sender: string; email: string | null; since: { sender: Date; email: Date } },
): Promise<{ readonly sender: number; readonly email: number }> {
  const row = await queries
    .selectFrom('formSubmissions')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('sender', '=', sender)
        .filterWhere('createdAt', '>', since.sender)
        .as('sender'),
      fn
        .countAll<number>()
        .filterWhere('email', '=', email)
        .filterWhere('createdAt', '>', since.email)
        .as('email'),
    ])
    .where(({ eb, or }) => or([eb('sender', '=', sender), eb('email', '=', email)]))
    .executeTakeFirst();
  return { sender: Number(row?.sender ?? 0), email: Number(row?.email ?? 0) };
}

/** Deletes submissions older than an instant, and their mails, as the privacy page promises. */
export async function deleteSubmissionsBefore(queries: Queries, before: Date): Promise<number> {
  await queries
    .deleteFrom('mailOutbox')
    .where('kind', 'in', ['form-received', 'form-receipt'])
    .where('createdAt', '<', before)
    .execute();
  const { numDeletedRows } = await queries
    .deleteFrom('formSubmissions')
    .where('createdAt', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

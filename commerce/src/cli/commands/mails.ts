/** `mails`: the outbox with pending, sent and failed mails. */
import { readCount, readOptions, table, type Command } from '../command.ts';

interface MailLine {
  readonly createdAt: Date;
  readonly kind: string;
  readonly status: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly sentAt: Date | null;
  readonly orderId: number | null;
}

const minute = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 16);

/** A mail that failed is retried until it is given up; the last error is shown beside it. */
function outcome({ status, attempts, lastError, sentAt }: MailLine): string {
  if (status === 'sent') return `sent ${sentAt ? minute(sentAt) : ''}`.trim();
  const tries = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  const cause = lastError ? `: ${lastError.replaceAll(/\s+/g, ' ')}` : '';
  if (status === 'failed') return `given up after ${tries}${cause}`;
  return attempts === 0 ? 'waiting' : `waiting after ${tries}${cause}`;
}

export const mails: Command = {
  usage: 'mails [--last n]',
  meaning: 'the last mails of the outbox, 20 by default',
  async run({ shop, settings, dataDir, print }, args) {
    const rows = await shop.database.handle
      .selectFrom('mailOutbox as m')
      .leftJoin('orders as o', (join) =>
        join.on(({ eb, cast }) =>
          eb(cast<string>('o.publicId', 'text'), '=', eb.ref('m.subjectId')),
        ),
      )
      .select([
        'm.createdAt',
        'm.kind',
        'm.status',
        'm.recipient',
        'm.attempts',
        'm.lastError',
        'm.sentAt',
        'o.orderId',
      ])
      .orderBy('m.createdAt', 'desc')
      .orderBy('m.mailId')
      .limit(readCount(readOptions(args).option('last'), 20))
      .execute();
    if (rows.length === 0) print('No mails yet.');
    else {
      const lines = rows.map((row) => [
        minute(row.createdAt),
        row.kind,
        row.orderId === null ? '' : String(row.orderId),
        row.recipient,
        outcome(row),
      ]);
      for (const line of table([['written (UTC)', 'kind', 'order', 'to', 'state'], ...lines]))
        print(line);
    }
    print(
      settings.smtpUrl
        ? 'Mails go to the mail server of SMTP_URL.'
        : `Mails are written to ${dataDir}/outbox as .eml files.`,
    );
  },
};

/** `mails`: what waits in the outbox, what was sent, what failed. */
import { sql } from 'kysely';
import { all } from '../../database/database.ts';
import { readCount, readOptions, table, type Command } from '../command.ts';

interface MailLine {
  readonly created_at: Date;
  readonly kind: string;
  readonly status: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly sent_at: Date | null;
  readonly order_id: number | null;
}

const minute = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 16);

/** A mail that failed is tried again until it is given up; what went wrong is said beside it. */
function outcome({ status, attempts, last_error, sent_at }: MailLine): string {
  if (status === 'sent') return `sent ${sent_at ? minute(sent_at) : ''}`.trim();
  const tries = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  const cause = last_error ? `: ${last_error.replaceAll(/\s+/g, ' ')}` : '';
  if (status === 'failed') return `given up after ${tries}${cause}`;
  return attempts === 0 ? 'waiting' : `waiting after ${tries}${cause}`;
}

export const mails: Command = {
  usage: 'mails [--last n]',
  meaning: 'the last mails of the outbox, 20 unless told',
  async run({ shop, settings, dataDir, print }, args) {
    const rows = await all(
      shop.database.handle,
      sql<MailLine>`select m.created_at, m.kind, m.status, m.recipient, m.attempts, m.last_error, m.sent_at, o.order_id from mail_outbox m left join orders o on o.public_id::text = m.subject_id
        order by m.created_at desc, m.mail_id limit ${readCount(readOptions(args).option('last'), 20)}`,
    );
    if (rows.length === 0) print('No mails yet.');
    else {
      const lines = rows.map((row) => [
        minute(row.created_at),
        row.kind,
        row.order_id === null ? '' : String(row.order_id),
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

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
}

export const mails: Command = {
  usage: 'mails [--last n]',
  meaning: 'the last mails of the outbox, 20 unless told',
  async run({ shop, settings, dataDir, print }, args) {
    const rows = await all(
      shop.database.handle,
      sql<MailLine>`select created_at, kind, status, recipient, attempts, last_error from mail_outbox order by created_at desc limit ${readCount(readOptions(args).option('last'), 20)}`,
    );
    if (rows.length === 0) print('No mails yet.');
    const lines = rows.map((row) => [row.created_at.toISOString().replace('T', ' ').slice(0, 16), row.kind, row.status, row.recipient, row.last_error ? `after ${row.attempts} attempts: ${row.last_error}` : '']);
    for (const line of table(lines)) print(line);
    print(settings.smtpUrl ? 'Mails go to the mail server of SMTP_URL.' : `Mails are written to ${dataDir}/outbox as .eml files.`);
  },
};

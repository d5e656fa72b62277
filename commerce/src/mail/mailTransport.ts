/**
 * Transports for mails: a mail server if one is configured, otherwise files that any mail client
 * opens.
 */
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { privateFolder } from '../files/privateFolder.ts';
import { writePrivateFile } from '../files/writePrivateFile.ts';

export interface OutgoingMail {
  readonly mailId: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  /** Reply-To address, if it is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
}

export interface MailTransport {
  readonly name: 'smtp' | 'file';
  /** @throws when the mail was not accepted */
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

/** The address of `Name <order@shop.example>` or of a plain address. */
const domainOf = (from: string) => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** The same id on every attempt, so that mail clients show a mail sent twice only once. */
const message = ({ mailId, from, to, replyTo, subject, html, text, date }: OutgoingMail) => ({
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  date,
  messageId: `<${mailId}@${domainOf(from)}>`,
});

/**
 * Milliseconds; together less than the two minutes for which a mail is claimed, so that no other
 * node sends it too.
 */
const timeout = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

export function smtpTransport(url: string): MailTransport {
  const transport = nodemailer.createTransport({ url, ...timeout });
  return {
    name: 'smtp',
    async send(mail) {
      await transport.sendMail(message(mail));
    },
  };
}

export function fileTransport(folder: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'file',
    async send(mail) {
      const { message: content } = await transport.sendMail(message(mail));
      await privateFolder(folder);
      const file = join(
        folder,
        `${mail.date.toISOString().replaceAll(/[:.]/g, '-')}-${mail.kind}-${mail.mailId.slice(0, 8)}.eml`,
      );
      if (!Buffer.isBuffer(content)) throw new Error('The mail was not composed as one buffer.');
      await writePrivateFile(file, content);
    },
  };
}

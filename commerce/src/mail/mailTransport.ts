/** Where mails go: to a mail server where one is named, otherwise to files that any mail reader opens. */
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { privateFolder } from '../files/privateFolder.ts';
import { writePrivateFile } from '../files/writePrivateFile.ts';

export interface OutgoingMail {
  readonly mailId: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  /** Where an answer goes, where that is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
}

export interface MailTransport {
  readonly name: 'smtp' | 'file';
  /** Throws when the mail could not be handed over. */
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

/** The same id on every attempt, so that a mail sent twice is shown once. */
const message = ({ mailId, from, to, replyTo, subject, html, text, date }: OutgoingMail) => ({
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  date,
  messageId: `<${mailId}@solvik.example>`,
});

/** Milliseconds; together less than the two minutes for which a mail is claimed, so that no other shop sends it too. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

export function smtpTransport(url: string): MailTransport {
  const transport = nodemailer.createTransport({ url, ...patience });
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
      if (!Buffer.isBuffer(content)) throw new Error('The mail could not be written as one piece.');
      await writePrivateFile(file, content);
    },
  };
}

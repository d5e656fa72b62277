import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { now } from '../database/now.ts';
import { inTransaction } from '../database/database.ts';
import { writeSubmission } from '../forms/formStore.ts';
import { recordLog } from '../testing/recordLog.ts';
import { submitSandboxPayment, shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { smtpTransport, type MailTransport, type OutgoingMail } from '../mail/mailTransport.ts';
import { queueMail } from '../mail/queueMail.ts';
import { sendMails, type MailSender } from './sendMails.ts';

let shop: TestShop;
let sink: SMTPServer;
let isRefusing = false;
const received: { to: string[]; text: string }[] = [];
let sender: MailSender;

beforeAll(async () => {
  shop = await testShop();
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => (isRefusing ? done(new Error('mailbox busy')) : done()),
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => (text += piece.toString('utf8')));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((done) => sink.listen(0, '127.0.0.1', done));
  const { port } = sink.server.address() as AddressInfo;
  sender = {
    database: shop.commerce.database,
    settings: {
      ...shop.commerce.settings,
      mailFrom: 'Bergljos & co @ Bryggen <ordre@bergljos.example>',
    },
    transport: smtpTransport(`smtp://127.0.0.1:${port}`),
    log: recordLog(shop.log),
  };
});
afterAll(async () => {
  await new Promise<void>((done) => sink.close(done));
  await shop.remove();
});

async function paidOrder() {
  const shopper = shopperSteps(shop);
  const id = await shopper.newCart();
  await shopper.add(id, await shopper.skuOf('linne', 'L'));
  const billingAddress = {
    firstName: 'Maja\r\nBcc: evil@example.com',
    lastName: '<script>',
    addressLine1: 'Storgatan 1\nX-Evil: 1',
    zip: '41101',
    city: 'Staden',
    country: 'SE',
    mobile: '0701234567',
  };
  const placed = await shopper.place(id, {
    message: 'Ring\r\nBcc: evil@example.com',
    billingAddress,
  });
  await submitSandboxPayment(shop, placed.redirectUrl, 'paid');
  return placed;
}

const rows = () =>
  shop.commerce.database.handle
    .selectFrom('mailOutbox')
    .select(['status', 'attempts', 'lastError'])
    .orderBy('createdAt')
    .execute();

/** A transport that counts mails, and fails while `isDown`. */
function countingTransport() {
  const count = {
    sent: [] as OutgoingMail[],
    attempts: 0,
    atOnce: 0,
    maxAtOnce: 0,
    isDown: false,
  };
  const transport: MailTransport = {
    name: 'smtp',
    async send(mail) {
      count.attempts += 1;
      count.atOnce += 1;
      count.maxAtOnce = Math.max(count.maxAtOnce, count.atOnce);
      // Yields, so that other mails can start, as while a mail server responds.
      await rows();
      count.atOnce -= 1;
      if (count.isDown) throw new Error('the mail server is down');
      count.sent.push(mail);
    },
  };
  return { count, transport };
}

async function writeMails(howMany: number): Promise<void> {
  for (let at = 0; at < howMany; at += 1) {
    const submissionId = randomUUID();
    await inTransaction(shop.commerce.database, async (transaction) => {
      await writeSubmission(transaction, {
        submissionId,
        formId: 'f',
        topic: 'Retur',
        channelId: 'se',
        locale: 'sv',
        answers: [],
        consent: 'Ja',
        email: null,
        sender: 's',
        createdAt: new Date(shop.clock.now),
      });
      await queueMail(transaction, {
        kind: 'form-received',
        subjectId: submissionId,
        recipient: 'shop@example.com',
        locale: 'sv',
      });
    });
  }
}

describe('mails', () => {
  it('reach the mail server once, to the customer alone, whatever names and messages contain', async () => {
    const { orderId } = await paidOrder();
    expect(await sendMails(sender)).toBe(1);
    expect(await sendMails(sender)).toBe(0);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['maja@example.com']);
    const [folded = ''] = received[0]?.text.split('\r\n\r\n') ?? [];
    const head = folded.replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '');
    expect(head).toMatch(new RegExp(`^Subject: .*${orderId}`, 'm'));
    expect(head).toMatch(/^Message-ID: <[\w-]+@bergljos\.example>/im);
    const names = new Set(
      [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase()),
    );
    expect(names).toEqual(
      new Set(['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']),
    );
  });

  it('wait when the server refuses, and are retried later', async () => {
    isRefusing = true;
    await paidOrder();
    expect(await sendMails(sender)).toBe(0);
    expect((await rows()).at(-1)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('mailbox busy'),
    });
    expect(await sendMails(sender)).toBe(0);
    expect(shop.log.at(-1)).toMatch(/^warn A mail was not sent at attempt 1/);
    expect(shop.log.join()).not.toContain('maja@example.com');
    isRefusing = false;
    await shop.commerce.database.handle
      .updateTable('mailOutbox')
      .set({ nextAttemptAt: now })
      .execute();
    expect(await sendMails(sender)).toBe(1);
    expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
  });

  it('are queued once per order', async () => {
    const { publicId } = await paidOrder();
    const again = {
      kind: 'order-confirmation',
      subjectId: publicId,
      recipient: 'x@y.se',
      locale: 'sv',
    } as const;
    const before = (await rows()).length;
    await inTransaction(shop.commerce.database, (transaction) => queueMail(transaction, again));
    expect(await rows()).toHaveLength(before);
  });

  it('are all sent in one run, a few at once, each once', async () => {
    await sendMails(sender);
    await writeMails(43);
    const { count, transport } = countingTransport();
    expect(await sendMails({ ...sender, transport })).toBe(43);
    expect(new Set(count.sent.map(({ mailId }) => mailId)).size).toBe(43);
    expect(count.maxAtOnce).toBeGreaterThan(1);
    expect(count.maxAtOnce).toBeLessThanOrEqual(5);
  });

  it('are not all tried on a mail server that is down, and none is sent when the shop closes', async () => {
    await writeMails(12);
    const { count, transport } = countingTransport();
    expect(await sendMails({ ...sender, transport, signal: AbortSignal.abort() })).toBe(0);
    expect(count.attempts).toBe(0);
    count.isDown = true;
    expect(await sendMails({ ...sender, transport })).toBe(0);
    expect(count.attempts).toBe(5);
  });
});

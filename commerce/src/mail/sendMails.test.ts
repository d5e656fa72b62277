import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, inTransaction, run } from '../database/database.ts';
import { writeSubmission } from '../forms/formStore.ts';
import { keepLog } from '../testing/keepLog.ts';
import { pressAtSandbox, shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { smtpTransport, type MailTransport, type OutgoingMail } from './mailTransport.ts';
import { queueMail } from './queueMail.ts';
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
    settings: shop.commerce.settings,
    transport: smtpTransport(`smtp://127.0.0.1:${port}`),
    log: keepLog(shop.log),
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
  await pressAtSandbox(shop, placed.redirectUrl, 'paid');
  return placed;
}

const rows = () =>
  all(
    shop.commerce.database.handle,
    sql<{
      status: string;
      attempts: number;
      last_error: string | null;
    }>`select status, attempts, last_error from mail_outbox order by created_at`,
  );

/** A transport that keeps count, and fails while it is told to. */
function countingTransport() {
  const count = {
    sent: [] as OutgoingMail[],
    attempts: 0,
    atOnce: 0,
    mostAtOnce: 0,
    isDown: false,
  };
  const transport: MailTransport = {
    name: 'smtp',
    async send(mail) {
      count.attempts += 1;
      count.atOnce += 1;
      count.mostAtOnce = Math.max(count.mostAtOnce, count.atOnce);
      // Others may begin meanwhile, as they may while a mail server answers.
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
    const submission_id = randomUUID();
    await inTransaction(shop.commerce.database, async (transaction) => {
      await writeSubmission(transaction, {
        submission_id,
        form_id: 'f',
        topic: 'Retur',
        channel_id: 'se',
        locale: 'sv',
        answers: [],
        consent: 'Ja',
        email: null,
        sender: 's',
        created_at: new Date(shop.clock.now),
      });
      await queueMail(transaction, {
        kind: 'form-received',
        subjectId: submission_id,
        recipient: 'shop@example.com',
        locale: 'sv',
      });
    });
  }
}

describe('mails', () => {
  it('reach the mail server once, to the customer alone, whatever names and messages say', async () => {
    const { orderId } = await paidOrder();
    expect(await sendMails(sender)).toBe(1);
    expect(await sendMails(sender)).toBe(0);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['maja@example.com']);
    const [folded = ''] = received[0]?.text.split('\r\n\r\n') ?? [];
    const head = folded.replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '');
    expect(head).toMatch(new RegExp(`^Subject: .*${orderId}`, 'm'));
    const names = new Set(
      [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase()),
    );
    expect(names).toEqual(
      new Set(['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']),
    );
  });

  it('wait when the server refuses, and are tried again later', async () => {
    isRefusing = true;
    await paidOrder();
    expect(await sendMails(sender)).toBe(0);
    expect((await rows()).at(-1)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      last_error: expect.stringContaining('mailbox busy'),
    });
    expect(await sendMails(sender)).toBe(0);
    expect(shop.log.at(-1)).toMatch(/^warn A mail was not sent at attempt 1/);
    expect(shop.log.join()).not.toContain('maja@example.com');
    isRefusing = false;
    await run(shop.commerce.database.handle, sql`update mail_outbox set next_attempt_at = now()`);
    expect(await sendMails(sender)).toBe(1);
    expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
  });

  it('are written once per order', async () => {
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

  it('leave in one round however many wait, a few at once, each once', async () => {
    await sendMails(sender);
    await writeMails(43);
    const { count, transport } = countingTransport();
    expect(await sendMails({ ...sender, transport })).toBe(43);
    expect(new Set(count.sent.map(({ mailId }) => mailId)).size).toBe(43);
    expect(count.mostAtOnce).toBeGreaterThan(1);
    expect(count.mostAtOnce).toBeLessThanOrEqual(5);
  });

  it('are not all tried on a mail server that is down, and none when the shop closes', async () => {
    await writeMails(12);
    const { count, transport } = countingTransport();
    expect(await sendMails({ ...sender, transport, signal: AbortSignal.abort() })).toBe(0);
    expect(count.attempts).toBe(0);
    count.isDown = true;
    expect(await sendMails({ ...sender, transport })).toBe(0);
    expect(count.attempts).toBe(5);
  });
});

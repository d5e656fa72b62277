import { shapeOf } from '@solvik/content-schema';
import { exampleOf, storeFields } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../cli/runCommand.ts';
import type { OutgoingMail } from '../mail/mailTransport.ts';
import { sendMails } from '../notifications/sendMails.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { lastSubmissions } from './formStore.ts';
import { deleteExpiredForms, type FormPosting, receiveForm } from './receiveForm.ts';

let shop: TestShop;
let formId: string;
const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' };
const handle = () => shop.commerce.database.handle;

beforeAll(async () => {
  shop = await testShop();
  const { version, fields } = shapeOf('form');
  const swedish = exampleOf('form', 'Contact');
  const finnish = exampleOf('form', 'Contact', {
    topic: 'Yhteydenotto',
    consent: 'Solvik saa tallentaa viestini.',
  });
  const widget = {
    id: 'contact-form',
    type: 'form',
    version,
    name: 'Form',
    size: 'full',
    fields: storeFields({ sv: swedish, fi: finnish }, fields, marketOf),
  };
  const containers = [
    {
      id: 'row',
      name: 'Row',
      layout: 'full',
      design: 'default',
      responsiveMode: '',
      widgets: [widget],
    },
  ];
  const page = await handle()
    .updateTable('pages')
    .set({ containers: JSON.stringify(containers) })
    .where('key', '=', 'terms')
    .returning('pageId')
    .executeTakeFirst();
  formId = `${String(page?.pageId)}-contact-form`;
});
afterAll(() => shop.remove());
beforeEach(async () => {
  await handle().deleteFrom('formSubmissions').execute();
  await handle().deleteFrom('mailOutbox').execute();
});

const answers = {
  subject: 'En retur',
  order: '1001',
  email: 'Maja@Example.com',
  message: 'Hej\nbyxan var för kort',
  _consent: 'on',
};
const send = (changes: Partial<FormPosting> = {}) =>
  receiveForm(shop.commerce.shop, {
    formId,
    values: answers,
    channelId: 'se',
    marketId: 'se',
    locale: 'sv',
    from: '192.0.2.1',
    ...changes,
  });
const kinds = async (count: number, posting: (at: number) => Partial<FormPosting>) => {
  const log: string[] = [];
  for (let at = 0; at < count; at += 1) log.push((await send(posting(at))).kind);
  return log;
};

async function mails(): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const { database, settings } = shop.commerce;
  await sendMails({
    database,
    settings,
    log: () => undefined,
    transport: { name: 'file', send: async (mail) => void sent.push(mail) },
  });
  return sent;
}

describe('a form that a visitor sends', () => {
  it('is stored with the consent text, and without the sender’s network address', async () => {
    expect(await send()).toEqual({ kind: 'received' });
    const [submission] = await lastSubmissions(handle(), 5);
    expect(submission).toMatchObject({
      topic: 'Kontakt',
      channelId: 'se',
      locale: 'sv',
      email: 'maja@example.com',
      consent: 'Solvik får spara det jag skriver för att kunna svara.',
    });
    expect(submission?.answers.map(({ value }) => value)).toEqual([
      'En retur',
      '1001',
      'Maja@Example.com',
      'Hej\nbyxan var för kort',
    ]);
    expect(JSON.stringify(submission)).not.toContain('192.0.2.1');
  });

  it('is mailed to the shop, with the sender as reply address', async () => {
    await send();
    const mail = (await mails()).find(({ kind }) => kind === 'form-received');
    expect(mail).toMatchObject({
      to: 'hej@solvik.example',
      replyTo: 'maja@example.com',
      subject: 'Formulär: Kontakt',
    });
    expect(mail?.text).toContain('byxan var för kort');
  });

  it('is confirmed to the sender in a mail without any of the text sent', async () => {
    await send({ values: { ...answers, message: 'Köp billiga klockor på evil.example' } });
    const mail = (await mails()).find(({ kind }) => kind === 'form-receipt');
    expect(mail).toMatchObject({
      to: 'maja@example.com',
      replyTo: 'hej@solvik.example',
      subject: 'Vi har fått det du skrev: Kontakt',
    });
    expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toContain('evil.example');
  });

  it('is answered in the language it was sent in', async () => {
    await send({ channelId: 'fi', marketId: 'fi', locale: 'fi' });
    expect((await mails()).map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'hei@solvik.example Lomake: Yhteydenotto',
      'maja@example.com Viestisi on tullut perille: Yhteydenotto',
    ]);
  });

  it('with markup is plain text in the mail', async () => {
    await send({ values: { ...answers, message: '<script>alert(1)</script>' } });
    const mail = (await mails()).find(({ kind }) => kind === 'form-received');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script');
  });

  it.each([
    ['without consent', { ...answers, _consent: undefined }, '_consent'],
    ['with a malformed address', { ...answers, email: 'maja' }, 'email'],
    ['with a choice that is not offered', { ...answers, subject: 'Annat' }, 'subject'],
  ])('%s is refused and not stored', async (_case, values, name) => {
    expect(await send({ values })).toMatchObject({ kind: 'invalid', problems: [{ name }] });
    expect(await lastSubmissions(handle(), 5)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each(['999999-contact-form', 'contact-form', '1-banner', "1-' or 1=1 --"])(
    'to a form that does not exist (%s) is unknown',
    async (id) => expect(await send({ formId: id })).toEqual({ kind: 'unknown' }),
  );

  it('is accepted five times an hour from one sender, and again after the hour', async () => {
    expect(
      await kinds(6, (at) => ({ values: { ...answers, email: `maja${String(at)}@example.com` } })),
    ).toEqual(['received', 'received', 'received', 'received', 'received', 'too-many']);
    expect((await send({ from: '192.0.2.2' })).kind).toBe('received');
    shop.clock.now += 60 * 60_000 + 1;
    expect((await send({ values: { ...answers, email: 'maja7@example.com' } })).kind).toBe(
      'received',
    );
  });

  it('sends no more than five receipts a day to one address, whoever sends the forms', async () => {
    expect(await kinds(6, (at) => ({ from: `198.51.100.${String(at)}` }))).toEqual([
      'received',
      'received',
      'received',
      'received',
      'received',
      'too-many',
    ]);
  });

  it('counts those sent at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        send({
          values: { ...answers, email: `maja${String(at)}@example.com` },
          from: '203.0.113.9',
        }),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'received')).toHaveLength(5);
  });

  it('is deleted with its mails after a year and not before', async () => {
    await send();
    await mails();
    shop.clock.now += 364 * 24 * 60 * 60_000;
    expect(await deleteExpiredForms(shop.commerce.shop)).toBe(0);
    shop.clock.now += 3 * 24 * 60 * 60_000;
    expect(await deleteExpiredForms(shop.commerce.shop)).toBe(1);
    expect(await lastSubmissions(handle(), 5)).toEqual([]);
  });
});

describe('the operator', () => {
  const runShop = async (...args: string[]) => {
    const lines: string[] = [];
    const { commerce, dataDir } = shop;
    await runCommand(
      {
        shop: commerce.shop,
        settings: commerce.settings,
        dataDir,
        env: {},
        signal: new AbortController().signal,
        print: (line: string) => lines.push(line),
        reportProgress: () => undefined,
      },
      args,
    );
    return lines.join('\n');
  };

  it('lists what was sent, and shows one in full', async () => {
    expect(await runShop('forms')).toBe('Nothing has been sent in a form yet.');
    await send();
    expect(await runShop('forms')).toMatch(/Kontakt +maja@example\.com +En retur · 1001/);
    const submission = await handle()
      .selectFrom('formSubmissions')
      .select('submissionId')
      .executeTakeFirst();
    const whole = await runShop('forms', submission?.submissionId ?? '');
    expect(whole).toContain('Meddelande\n  Hej\n  byxan var för kort');
    expect(whole).toContain('Agreed to: Solvik får spara det jag skriver för att kunna svara.');
  });
});

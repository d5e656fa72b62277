import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordLog } from '../testing/recordLog.ts';
import { submitSandboxPayment, shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { requestRunningShop, openCommandSocket } from './commandSocket.ts';
import { runCommand } from './runCommand.ts';

let shop: TestShop;
let close: () => Promise<void>;
const env = { DATABASE_URL: 'postgresql://user:password@host/db', API_KEY: 'key-1' };

beforeAll(async () => {
  shop = await testShop();
  const { commerce, dataDir } = shop;
  close = await openCommandSocket({
    dataDir,
    log: recordLog(shop.log),
    run: (args, connection) =>
      runCommand(
        { shop: commerce.shop, settings: commerce.settings, dataDir, env, ...connection },
        args,
      ),
  });
});
afterAll(async () => {
  await close();
  await shop.remove();
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const exit = await requestRunningShop(shop.dataDir, args, {
    print: (line) => lines.push(line),
    reportProgress: () => undefined,
  });
  return { exit, text: lines.join('\n') };
}

describe('an operator queries the running shop', () => {
  it('for orders, the latest first, and for one of them', async () => {
    expect(await run('orders')).toEqual({ exit: 0, text: 'No orders yet.' });
    const shopper = shopperSteps(shop);
    const id = await shopper.newCart();
    await shopper.add(id, await shopper.skuOf('linne', 'L'));
    const { orderId, publicId, redirectUrl } = await shopper.place(id);
    await submitSandboxPayment(shop, redirectUrl, 'paid');
    const { text } = await run('orders', '--last', '5');
    expect(text).toMatch(new RegExp(`${orderId} +.*paid, to send +se +899\u00A0kr +Maja Åkesson`));
    expect(text).not.toContain('pending');
    const one = await run('order', orderId);
    expect(one.text).toContain(publicId);
    expect(one.text).toContain('paid, to send; placed');
    expect(one.text).toContain('Skjorta i linne, Blå, L');
    expect(one.text).toMatch(/Payment by sandbox, 899\u00A0kr, begun .* UTC: paid$/m);
    expect((await run('mails')).text).toMatch(
      new RegExp(`order-confirmation +${orderId} +maja@example.com +waiting$`, 'm'),
    );
  });

  it('for an order whose card was refused, which is shown at once', async () => {
    const shopper = shopperSteps(shop);
    const id = await shopper.newCart();
    await shopper.add(id, await shopper.skuOf('linne', 'L'));
    const { orderId, redirectUrl } = await shopper.place(id);
    expect((await run('orders')).text).toMatch(new RegExp(`${orderId} .*awaiting payment`));
    await submitSandboxPayment(shop, redirectUrl, 'declined');
    expect((await run('orders')).text).toMatch(new RegExp(`${orderId} .*cancelled, card refused`));
    expect((await run('order', orderId)).text).toMatch(
      /cancelled, card refused; placed[^]*UTC: refused$/m,
    );
  });

  it('for an order whose column of amounts adds up to its total', async () => {
    const shopper = shopperSteps(shop);
    const id = await shopper.newCart();
    await shopper.add(id, await shopper.skuOf('sommar-svart', '36'), 2);
    await shopper.code(id, 'HEJ15');
    const { orderId } = await shopper.place(id);
    const { text } = await run('order', orderId);
    const amounts = ['Goods', 'Code HEJ15', 'Till ombud', 'Total'].map(
      (word) =>
        new RegExp(`${word}.*?  +(\u2212?[\\d\u00A0,]+)\u00A0kr$`, 'm').exec(text)?.[1] ?? word,
    );
    expect(amounts).toEqual(['798', '\u2212119,70', '49', '727,30']);
  });

  it('for an order whose customer’s name would forge a line, and gets it escaped', async () => {
    const shopper = shopperSteps(shop);
    const id = await shopper.newCart();
    await shopper.add(id, await shopper.skuOf('linne', 'L'));
    const street = {
      addressLine1: 'Storgatan 1',
      zip: '41101',
      city: 'Staden',
      country: 'SE',
      mobile: '0701234567',
    };
    const billingAddress = {
      firstName: 'Maja\n100999  paid',
      lastName: '\u202Edesrever',
      ...street,
    };
    const { orderId } = await shopper.place(id, { billingAddress, message: 'Ring\nOrder 7' });
    const listed = (await run('orders', '--last', '1')).text;
    expect(listed.split('\n')).toHaveLength(2);
    expect(listed).toContain(String.raw`Maja\n100999  paid \u202Edesrever`);
    expect((await run('order', orderId)).text).toContain(String.raw`Message: Ring\nOrder 7`);
    expect((await run(`dance\nOrder 7`)).text).toContain(
      String.raw`There is no command “dance\nOrder 7”.`,
    );
  });

  it.each([
    ['999', 'There is no order 999.'],
    [
      '00000000-0000-4000-8000-000000000000',
      'There is no order 00000000-0000-4000-8000-000000000000.',
    ],
    ['nonsense', 'neither an order'],
    ["'; drop table orders; --", 'neither an order'],
    ['999999999999999999999', 'neither an order'],
  ])('and gets an error message for the order %s', async (id, sentence) => {
    expect(await run('order', id)).toEqual({ exit: 1, text: expect.stringContaining(sentence) });
  });

  it('for stock, and corrects it', async () => {
    expect((await run('stock', 'A-linne-M')).text).toContain('OUT_OF_STOCK');
    expect((await run('stock', 'A-linne-M', '4')).text).toContain('4 on hand');
    expect((await run('stock', 'A-linne-M', '-1')).exit).toBe(1);
    expect((await run('stock', 'nothing')).exit).toBe(1);
  });

  it('for a sign-in link for an editor, which works once', async () => {
    const { text, exit } = await run(
      'preview-link',
      '--name',
      'Anna Öst',
      '--role',
      'publisher',
      '--channel',
      'fi',
      '--redirect',
      '/ehdot',
    );
    expect(exit).toBe(0);
    const link = new URL(text);
    expect([link.origin, link.pathname, link.searchParams.get('redirect')]).toEqual([
      'http://fi.localhost:3000',
      '/preview-widgets',
      '/ehdot',
    ]);
    const { preview } = shop.commerce;
    expect(await preview.enter(link.searchParams.get('loginToken') ?? undefined)).toMatchObject({
      kind: 'entered',
      session: {
        editor: { name: 'Anna Öst', role: 'publisher', scope: { kind: 'channel', channel: 'fi' } },
      },
    });
    const onePage = new URL((await run('preview-link', '--name=Ida', '--page=terms')).text);
    expect(await preview.enter(onePage.searchParams.get('loginToken') ?? undefined)).toMatchObject({
      session: { editor: { role: 'writer', scope: { kind: 'page', key: 'terms' } } },
    });
  });

  it.each([
    [[], 'Name the editor'],
    [['--name', 'x'.repeat(61)], 'Name the editor'],
    [['--name', 'Eva', '--role', 'owner'], 'not a role'],
    [['--name', 'Eva', '--page', 'nobody'], 'There is no page'],
    [['--name', 'Eva', '--channel', 'uk'], 'not a channel'],
    [['--name', 'Eva', '--channel', 'se', '--page', 'terms'], 'not both'],
    [['--name', 'Eva', '--redirect', '//evil.example'], 'a path of the shop'],
  ])('and gets an error message for the link %j', async (args, sentence) => {
    expect(await run('preview-link', ...args)).toEqual({
      exit: 1,
      text: expect.stringContaining(sentence),
    });
  });

  it('for settings, with the key and without passwords', async () => {
    const { text } = await run('config');
    expect(text).toContain('key-1');
    expect(text).not.toContain('password');
  });

  it('for an unknown command', async () => {
    expect((await run('dance')).exit).toBe(2);
    expect((await run('constructor')).exit).toBe(2);
  });
});

describe('without a running shop', () => {
  it('a request has no answer', async () => {
    expect(
      await requestRunningShop('/nonexistent', ['orders'], {
        print: () => undefined,
        reportProgress: () => undefined,
      }),
    ).toBeUndefined();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressAtSandbox, shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { askRunningShop, openCommandSocket } from './commandSocket.ts';
import { runCommand } from './runCommand.ts';

let shop: TestShop;
let close: () => Promise<void>;
const env = { DATABASE_URL: 'postgresql://user:password@host/db', API_KEY: 'key-1' };

beforeAll(async () => {
  shop = await testShop();
  const { commerce, dataDir } = shop;
  close = await openCommandSocket({ dataDir, log: (line) => shop.log.push(line), run: (args, talk) => runCommand({ shop: commerce.shop, settings: commerce.settings, dataDir, env, ...talk }, args) });
});
afterAll(async () => {
  await close();
  await shop.remove();
});

async function ask(...args: string[]) {
  const lines: string[] = [];
  const exit = await askRunningShop(shop.dataDir, args, { print: (line) => lines.push(line), tell: () => undefined });
  return { exit, text: lines.join('\n') };
}

describe('an operator asks the running shop', () => {
  it('for orders, the last first, and for one of them', async () => {
    expect(await ask('orders')).toEqual({ exit: 0, text: 'No orders yet.' });
    const shopper = shopperSteps(shop);
    const id = await shopper.newCart();
    await shopper.add(id, await shopper.skuOf('linne', 'L'));
    const { orderId, publicId, redirectUrl } = await shopper.place(id);
    await pressAtSandbox(shop, redirectUrl, 'paid');
    const { text } = await ask('orders', '--last', '5');
    expect(text).toMatch(new RegExp(`${orderId} +.*pending +se +899\u00A0kr +Maja Åkesson`));
    const one = await ask('order', orderId);
    expect(one.text).toContain(publicId);
    expect(one.text).toContain('Skjorta i linne, Blå, L');
    expect(one.text).toContain('Payment by sandbox: paid');
    expect(await ask('order', '999')).toEqual({ exit: 1, text: 'There is no order 999.' });
    expect((await ask('mails')).text).toContain('order-confirmation');
  });

  it('for stock, and corrects it', async () => {
    expect((await ask('stock', 'A-linne-M')).text).toContain('OUT_OF_STOCK');
    expect((await ask('stock', 'A-linne-M', '4')).text).toContain('4 on hand');
    expect((await ask('stock', 'A-linne-M', '-1')).exit).toBe(1);
    expect((await ask('stock', 'nothing')).exit).toBe(1);
  });

  it('for settings, with the key and without passwords', async () => {
    const { text } = await ask('config');
    expect(text).toContain('key-1');
    expect(text).not.toContain('password');
  });

  it('for what is no command', async () => {
    expect((await ask('dance')).exit).toBe(2);
    expect((await ask('constructor')).exit).toBe(2);
  });
});

describe('without a running shop', () => {
  it('nobody answers', async () => {
    expect(await askRunningShop('/nonexistent', ['orders'], { print: () => undefined, tell: () => undefined })).toBeUndefined();
  });
});

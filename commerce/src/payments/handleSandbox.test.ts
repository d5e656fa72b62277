import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    env: { HOSTS: 'se=shop.example', PUBLIC_PROTOCOL: 'https', PUBLIC_PORT: '443' },
  });
});
afterAll(() => shop.remove());

async function openPayment(): Promise<string> {
  const steps = shopperSteps(shop);
  const cart = await steps.newCart();
  await steps.add(cart, await steps.skuOf('linne', 'L'));
  return (await steps.place(cart)).redirectUrl ?? '';
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const answer = await shop.commerce.endpoints['/payments/sandbox']?.(
    new Request(`https://shop.example${path}`, init),
  );
  if (!answer) throw new Error('The sandbox did not answer.');
  return answer;
}

const press = (path: string, headers: Readonly<Record<string, string>>) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'outcome=paid',
  });

describe('the sandbox’s form', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a hidden frame', { origin: 'null' }],
    ['the shop over plain http', { origin: 'http://shop.example', 'sec-fetch-site': 'cross-site' }],
  ])('sent from %s decides nothing', async (_, headers) => {
    const path = await openPayment();
    const refused = await press(path, headers);
    expect([refused.status, await refused.text()]).toEqual([
      403,
      'This form was sent from another site. Open the payment from the shop and choose there.',
    ]);
    expect(await (await send(path, {})).text()).toContain('value="paid"');
  });

  it.each<[string, Record<string, string>]>([
    ['its own page', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
    ['its own page in an old browser', { origin: 'https://shop.example' }],
  ])('sent from %s leads back into the shop', async (_, headers) => {
    const answer = await press(await openPayment(), headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/confirm\?order=/),
    ]);
  });

  it('is on a page whose referrer policy lets browsers send their origin', async () => {
    expect((await send(await openPayment(), {})).headers.get('referrer-policy')).toBe(
      'same-origin',
    );
  });
});

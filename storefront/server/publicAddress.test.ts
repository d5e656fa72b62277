import { describe, expect, it } from 'vitest';
import { publicAddress, withPublicAddresses } from './publicAddress.ts';

const id = '0d9f8a52-3b1c-4c55-9d0e-5f1f8a6f2b10';
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtYWphIn0.c2lnbmF0dXJl';

describe('an address in the log', () => {
  it.each([
    ['/', '/'],
    ['/c/dam?', '/c/dam'],
    [
      '/c/dam?page=2&sort=PRICE&p-Color=R%C3%B6d~c5',
      '/c/dam?page=2&sort=PRICE&p-Color=R%C3%B6d~c5',
    ],
    ['/s/kappa?q=ull', '/s/kappa?q=ull'],
    [
      '/p/alma?missing=size&form=4-contact&answer=received',
      '/p/alma?missing=size&form=4-contact&answer=received',
    ],
    ['/%zz?page=%zz', '/%zz?page=%25zz'],
  ])('retains public parts: %s', (address, logged) => expect(publicAddress(address)).toBe(logged));

  it.each([
    [
      `/preview-widgets?loginToken=${token}&redirect=%2Fc%2Fdam`,
      '/preview-widgets?loginToken=***&redirect=***',
    ],
    [
      `/no/nb/preview-widgets?page=2&loginToken=${token}`,
      '/no/nb/preview-widgets?page=2&loginToken=***',
    ],
    [`/checkout/confirm?order=${id}`, '/checkout/confirm?order=***'],
    ['/account/reset-password?key=a&key=b', '/account/reset-password?key=***&key=***'],
    ['/c/dam?utm_source=maja%40example.com', '/c/dam?utm_source=***'],
    [`/payments/sandbox/${id}`, '/payments/sandbox/***'],
    ['/payments/other/short/capture?page=1', '/payments/other/***?page=1'],
    [
      'https://shop.example/no/nb/payments/other/short',
      'https://shop.example/no/nb/payments/other/***',
    ],
    [`/checkout/${id.toUpperCase()}`, '/checkout/***'],
    [`/x/${token}/y`, '/x/***/y'],
    [`/x/${'0af'.repeat(12)}`, '/x/***'],
    [`/x?${token}`, '/x?***'],
    [`/x?${token}=1`, '/x?***'],
    ['/x?dG9rZW4=', '/x?***'],
    [`/x?${'z'.repeat(41)}=1`, '/x?***'],
    [`/x?${id}=1`, '/x?***'],
    ['/x#access_token=a', '/x'],
    ['/x?page=2#access_token=a', '/x?page=2'],
    [
      `https://maja:secret@shop.example:3000/checkout/confirm?order=${id}#a`,
      'https://***@shop.example:3000/checkout/confirm?order=***',
    ],
    ['postgres://shop:secret@db/shop', 'postgres://***@db/shop'],
  ])('hides the secrets of %s', (address, logged) => expect(publicAddress(address)).toBe(logged));
});

it.each([
  ['No address here: 12:30 a/b?c=d', 'No address here: 12:30 a/b?c=d'],
  [
    `Failed to parse URL from http://localhost:80:80/x?loginToken=${token}`,
    'Failed to parse URL from http://localhost:80:80/x?loginToken=***',
  ],
  [
    `TypeError: a\n    at f (https://shop.example/checkout/confirm?order=${id}:12:3)\n    at file:///shop/a.ts:1:2`,
    'TypeError: a\n    at f (https://shop.example/checkout/confirm?order=***)\n    at file:///shop/a.ts:1:2',
  ],
  [
    '<https://shop.example/c/dam?a=b>, "//x", "https://x/?page=2"',
    '<https://shop.example/c/dam?a=***>, "//x", "https://x/?page=2"',
  ],
])('a text in the log contains no secrets of its addresses: %s', (text, logged) =>
  expect(withPublicAddresses(text)).toBe(logged),
);

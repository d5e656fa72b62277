import { expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

it.each([
  ['ralph-cart=abc; other=1', 'abc'],
  ['other=1;ralph-cart=a%20b', 'a b'],
  ['xralph-cart=no', undefined],
  ['ralph-cart', undefined],
  ['ralph-cart=%E0%A4%A', undefined],
  ['', undefined],
])('%j holds %j', (header, value) => expect(readCookie(header, 'ralph-cart')).toBe(value));

it('the cart is remembered for a year, in the whole shop, and never sent by other sites’ forms', () => {
  expect(writeCookie('ralph-cart', 'a b', { isSecure: true })).toBe(
    'ralph-cart=a%20b; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(writeCookie('ralph-cart', '', { isSecure: false, maxAge: 0 })).toBe(
    'ralph-cart=; Path=/; Max-Age=0; SameSite=Lax',
  );
});

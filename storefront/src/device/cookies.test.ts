import { expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

it.each([
  ['ralph-cart=abc; other=1', 'abc'],
  ['other=1;ralph-cart=a%20b', 'a b'],
  ['xralph-cart=no', undefined],
  ['ralph-cart', undefined],
  ['ralph-cart=%E0%A4%A', undefined],
  ['', undefined],
])('%j contains %j', (header, value) => expect(readCookie(header, 'ralph-cart')).toBe(value));

it('the cart’s cookie lasts a year, covers the whole shop, and is not sent with other sites’ forms', () => {
  expect(writeCookie('ralph-cart', 'a b', { isSecure: true })).toBe(
    'ralph-cart=a%20b; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(writeCookie('ralph-cart', '', { isSecure: false, maxAge: 0 })).toBe(
    'ralph-cart=; Path=/; Max-Age=0; SameSite=Lax',
  );
});

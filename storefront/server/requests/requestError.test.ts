import { expect, it } from 'vitest';
import { requestError } from './requestError.ts';

const plain = { method: 'GET', host: 'shop.example', target: '/' };

it.each([
  'localhost',
  'localhost:3000',
  'no.shop.example:443',
  '127.0.0.1',
  '[::1]:3000',
  'xn--mrken-gra.example',
])('the host %s is accepted', (host) => {
  expect(requestError({ ...plain, host })).toBeUndefined();
});

it.each([
  undefined,
  '',
  'a b',
  'a/b',
  'a@b',
  'a\\b',
  'a?b',
  'a#b',
  'a:b',
  'a:99999',
  'a:',
  '[::1',
  'é',
  'a,b',
  '%61',
])('the host %j is refused with a message', (host) => {
  expect(requestError({ ...plain, host })).toMatchObject({
    status: 400,
    sentence: expect.stringContaining('Host'),
  });
});

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PATCH'])('%s is refused with a message', (method) => {
  expect(requestError({ ...plain, method })).toMatchObject({
    status: 405,
    sentence: expect.stringContaining(method),
  });
});

it.each(['*', 'http://evil.example/', ''])('the address %j is refused with a message', (target) => {
  expect(requestError({ ...plain, target })).toMatchObject({
    status: 400,
    sentence: expect.stringContaining('slash'),
  });
});

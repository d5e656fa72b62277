import { expect, it } from 'vitest';
import { requestFault } from './requestFault.ts';

const plain = { method: 'GET', host: 'shop.example', target: '/' };

it.each([
  'localhost',
  'localhost:3000',
  'no.shop.example:443',
  '127.0.0.1',
  '[::1]:3000',
  'xn--mrken-gra.example',
])('the host %s may go on', (host) => {
  expect(requestFault({ ...plain, host })).toBeUndefined();
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
])('the host %j is refused in a sentence', (host) => {
  expect(requestFault({ ...plain, host })).toMatchObject({
    status: 400,
    sentence: expect.stringContaining('Host'),
  });
});

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PATCH'])('%s is refused in a sentence', (method) => {
  expect(requestFault({ ...plain, method })).toMatchObject({
    status: 405,
    sentence: expect.stringContaining(method),
  });
});

it.each(['*', 'http://evil.example/', ''])('the address %j is refused in a sentence', (target) => {
  expect(requestFault({ ...plain, target })).toMatchObject({
    status: 400,
    sentence: expect.stringContaining('slash'),
  });
});

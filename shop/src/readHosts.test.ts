import { expect, it } from 'vitest';
import { readHosts } from './readHosts.ts';

const own = { se: 'localhost', no: 'no.localhost', dk: 'dk.localhost', fi: 'fi.localhost' };

it.each([
  ['nothing', undefined, own],
  ['an empty text', '', own],
  ['one channel', 'dk=shop.example', { ...own, dk: 'shop.example' }],
  ['spaces', ' se = a.example , no=b.example', { ...own, se: 'a.example', no: 'b.example' }],
  ['one channel twice', 'se=a.example,se=b.example', { ...own, se: 'b.example' }],
])('from %s, each channel has the given host or its own', (_, text, hosts) => {
  expect(readHosts(text)).toEqual(hosts);
});

it.each([
  ['se', 'channel=host pairs'],
  ['se=', 'channel=host pairs'],
  ['=shop.example', 'channel=host pairs'],
  ['se=a=b', 'channel=host pairs'],
  ['se=a.example,', 'channel=host pairs'],
  ['de=shop.example', 'HOSTS names “de”. Give hosts of se, no, dk, fi.'],
  ['toString=shop.example', 'HOSTS names “toString”'],
])('%s is refused with what to write', (text, message) => {
  expect(() => readHosts(text)).toThrow(message);
});

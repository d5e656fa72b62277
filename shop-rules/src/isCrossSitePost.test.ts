import { expect, it } from 'vitest';
import { isCrossSitePost } from './isCrossSitePost.ts';

const own = ['http://localhost:3000', 'http://no.localhost:3000'];

it.each<[string, Record<string, string>, boolean]>([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, false],
  ['another of our fronts, without Fetch-Metadata', { origin: 'http://no.localhost:3000' }, false],
  ['an address bar or a bookmark', { 'sec-fetch-site': 'none' }, false],
  ['an old browser', {}, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['another site, without Fetch-Metadata', { origin: 'https://evil.example' }, true],
  ['another site, without Origin', { 'sec-fetch-site': 'cross-site' }, true],
  [
    'a neighbour under the same domain',
    { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost:3000' },
    true,
  ],
  ['a frame that hides its origin', { origin: 'null' }, true],
  ['another port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' }, true],
])('a form of %s', (_, headers, expected) =>
  expect(isCrossSitePost(new Headers(headers), own)).toBe(expected),
);

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { previewCookie } from '@solvik/commerce';
import { expect, it } from 'vitest';
import { createPageKeys } from './createPageKeys.ts';

interface Sent {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function request({ method = 'GET', url = '/c/dam', headers = {} }: Sent): IncomingMessage {
  const sent = { method, url, headers: { host: 'shop.example', ...headers } };
  return Object.assign(new IncomingMessage(new Socket()), sent);
}

const rows: readonly (readonly [string, Sent, boolean])[] = [
  ['the same request', {}, true],
  ['a HEAD request for it', { method: 'HEAD' }, true],
  ['a visitor with cookies', { headers: { cookie: 'cart=1; consent=all' } }, true],
  ['an editor', { headers: { cookie: `cart=1; ${previewCookie}=token; a=b` } }, false],
  ['an editor’s own request', { headers: { 'x-preview-session': 'token' } }, false],
  ['a form', { method: 'POST' }, false],
  ['another page', { url: '/c/dam?page=2' }, false],
  ['another site', { headers: { host: 'no.shop.example' } }, false],
];

it.each(rows)('finds the cached page for %s: %s', (_who, sent, isFound) => {
  const pageKeys = createPageKeys(false);
  pageKeys.note(request({}), 'se /c/dam');
  expect(pageKeys.find(request(sent))).toBe(isFound ? 'se /c/dam' : undefined);
});

it.each(rows.slice(3, 6))('%s caches no page', (_who, sent) => {
  const pageKeys = createPageKeys(false);
  pageKeys.note(request(sent), 'se /c/dam');
  expect([pageKeys.find(request({})), pageKeys.find(request(sent))]).toEqual([
    undefined,
    undefined,
  ]);
});

it.each([
  [true, undefined],
  [false, 'se /c/dam'],
])(
  'trusts the host forwarded by a proxy only if proxies are configured (%s)',
  (hasProxies, found) => {
    const pageKeys = createPageKeys(hasProxies);
    pageKeys.note(request({}), 'se /c/dam');
    expect(pageKeys.find(request({ headers: { 'x-forwarded-host': 'no.shop.example' } }))).toBe(
      found,
    );
  },
);

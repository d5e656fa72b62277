import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { previewCookie } from '@solvik/commerce';
import { expect, it } from 'vitest';
import { createShortcuts } from './createShortcuts.ts';

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
  ['one for its head', { method: 'HEAD' }, true],
  ['a visitor with cookies', { headers: { cookie: 'cart=1; consent=all' } }, true],
  ['an editor', { headers: { cookie: `cart=1; ${previewCookie}=token; a=b` } }, false],
  ['an editor’s own call', { headers: { 'x-preview-session': 'token' } }, false],
  ['a form', { method: 'POST' }, false],
  ['another page', { url: '/c/dam?page=2' }, false],
  ['another front', { headers: { host: 'no.shop.example' } }, false],
];

it.each(rows)('a known page is found for %s: %s', (_who, sent, isFound) => {
  const shortcuts = createShortcuts(false);
  shortcuts.note(request({}), 'se /c/dam');
  expect(shortcuts.find(request(sent))).toBe(isFound ? 'se /c/dam' : undefined);
});

it.each(rows.slice(3, 6))('%s makes no page known', (_who, sent) => {
  const shortcuts = createShortcuts(false);
  shortcuts.note(request(sent), 'se /c/dam');
  expect([shortcuts.find(request({})), shortcuts.find(request(sent))]).toEqual([
    undefined,
    undefined,
  ]);
});

it.each([
  [true, undefined],
  [false, 'se /c/dam'],
])('the host that a proxy forwards counts where there are proxies (%s)', (hasProxies, found) => {
  const shortcuts = createShortcuts(hasProxies);
  shortcuts.note(request({}), 'se /c/dam');
  expect(shortcuts.find(request({ headers: { 'x-forwarded-host': 'no.shop.example' } }))).toBe(
    found,
  );
});

/** What every response carries and what none does, over the wire: many are sent before Fastify. */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  draining,
  sites,
  breaking,
  logged,
  sendRequest,
  sendRaw,
  servesShop,
} from './testing/shopServer.ts';

servesShop();

describe('a response of the back end', () => {
  it('is compressed, and has no document policy', async () => {
    const { headers, body } = await sendRequest('/graphql', { 'accept-encoding': 'gzip' }, 'POST');
    expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ method: 'POST' });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'accept-encoding' });
    expect(headers['content-security-policy']).toBeUndefined();
  });
});

it.each([
  ['/preview-widgets?loginToken=secret&page=2', 500],
  ['/checkout/confirm?order=secret', 500],
  ['/payments/other/secret', 500],
  ['/%zz?loginToken=secret', 404],
])('a failed request is logged without its secrets: %s', async (path, status) => {
  logged.length = 0;
  breaking.isOn = true;
  const response = await sendRequest(path);
  breaking.isOn = false;
  expect([response.status, logged.length]).toEqual([status, 1]);
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(JSON.stringify(logged)).toContain(path.slice(0, path.search(/[?]|secret/)));
});

describe('an unreadable request', () => {
  it('for an address with ten thousand values is refused by a page in every language', async () => {
    const values = Array.from({ length: 10_000 }, (_, at) => `B~${String(at)}`).join(',');
    const response = await sendRaw(
      `GET /c/dam?brands=${values} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(head).toContain(`content-length: ${String(Buffer.byteLength(body))}`);
    for (const { languageId, origin, basename } of sites) {
      expect(body).toContain(`lang="${languageId}"`);
      expect(body).toContain(`href="${origin}${basename}/"`);
    }
    expect(body).toContain('<h1>Adressen är för lång</h1>');
    expect(body).toContain('<h2>Osoite on liian pitkä</h2>');
  });

  it.each(['GET / HTTP/9\r\n\r\n', 'nonsense\r\n\r\n', '\u0000'])(
    'that is no HTTP is refused in words: %j',
    async (bytes) => {
      const response = await sendRaw(bytes);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toContain('The request cannot be read.');
    },
  );

  it.each(['a b', 'a/b', 'user@localhost', '', 'a:99999'])(
    'for the host “%s” is refused with a message, at every address',
    async (host) => {
      for (const path of ['/', '/graphql', '/c/first', '/robots.txt']) {
        const response = await sendRaw(
          `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        );
        expect(response).toMatch(/^HTTP\/1\.1 400 /);
        expect(response).toContain('The Host header names no host.');
      }
    },
  );

  it('without a host is refused', async () =>
    expect(await sendRaw('GET /c/first HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /));

  it.each([
    ['TRACE', '/graphql'],
    ['TRACE', '/'],
    ['PROPFIND', '/c/first'],
    ['PUT', '/c/first'],
    ['DELETE', '/'],
  ])('%s %s is refused with the allowed methods', async (method, path) => {
    const { status, headers } = await sendRequest(path, {}, method);
    expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')]);
  });

  it('for two slashes never shows the home page', async () => {
    const { status, headers } = await sendRequest('//evil.example');
    expect([status, headers.location]).toEqual([301, '/evil.example']);
  });
});

it('a shop that is shutting down is not ready, and closes each connection after its response', async () => {
  await sendRequest('/c/first');
  draining.isOn = true;
  const [ready, page, own] = [
    await sendRequest('/health/ready'),
    await sendRequest('/c/first'),
    await sendRequest('/varukorg'),
  ];
  draining.isOn = false;
  expect([ready.status, page.status, own.status]).toEqual([503, 200, 200]);
  for (const { headers } of [ready, page, own]) expect(headers.connection).toBe('close');
});

/** Responses of pages over the wire: cached and not cached. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rendered, sendRequest, servesShop } from './testing/shopServer.ts';

servesShop();

describe('a shareable page', () => {
  it('is sent compressed, with its length, a strong ETag and its policy, and as a miss only once', async () => {
    const first = await sendRequest('/c/first', { 'accept-encoding': 'gzip, br' });
    const second = await sendRequest('/c/first', { 'accept-encoding': 'gzip, br' });
    expect([first.headers['x-page-cache'], second.headers['x-page-cache']]).toEqual([
      'miss',
      'hit',
    ]);
    for (const { headers, body } of [first, second]) {
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(body.length),
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': expect.stringContaining("connect-src 'self';"),
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(brotliDecompressSync(body).toString()).toContain('/c/first');
    }
  });

  it('is the same document in every encoding', async () => {
    const [plain, gzip] = [
      await sendRequest('/c/first'),
      await sendRequest('/c/first', { 'accept-encoding': 'gzip' }),
    ];
    expect(gunzipSync(gzip.body).toString()).toBe(plain.body.toString());
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to a client that has it', async () => {
    const {
      headers: { etag = '' },
    } = await sendRequest('/c/first', { 'accept-encoding': 'br' });
    const again = await sendRequest('/c/first', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  it('answers HEAD with the headers of GET', async () => {
    const [got, head] = [
      await sendRequest('/c/first', { 'accept-encoding': 'br' }),
      await sendRequest('/c/first', { 'accept-encoding': 'br' }, 'HEAD'),
    ];
    expect([
      head.status,
      head.body.length,
      head.headers['content-length'],
      head.headers.etag,
    ]).toEqual([200, 0, got.headers['content-length'], got.headers.etag]);
  });

  it('is one page for every campaign parameter', async () => {
    const before = rendered.length;
    for (const name of ['a', 'b', 'c']) {
      const { body } = await sendRequest(`/c/campaign?utm_source=${name}`);
      expect(body.toString()).not.toContain('utm_source');
    }
    expect(rendered.length - before).toBe(1);
  });

  it('is one page for every order of a list’s selection', async () => {
    const before = rendered.length;
    const selections = [
      '?sort=PRICE&page=2',
      '?page=02&sort=PRICE',
      '?page=+2&sort=PRICE&sort=LATEST&PAGE=3',
    ];
    const etags = new Set<string | undefined>();
    for (const search of selections)
      etags.add((await sendRequest(`/c/selection${search}`)).headers.etag);
    expect([rendered.length - before, etags.size, etags.has(undefined)]).toEqual([1, 1, false]);
  });

  it('is of the site of its host', async () => {
    await sendRequest('/c/first');
    expect((await sendRequest('/c/first', { host: 'no.localhost' })).body.toString()).toContain(
      'no.localhost',
    );
  });
});

describe('a page that is not cached', () => {
  it.each(['/varukorg', '/p/none'])(
    '%s is compressed on the fly, has its policy, and is not stored',
    async (path) => {
      const { headers, body } = await sendRequest(path, { 'accept-encoding': 'br' });
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        'content-security-policy': expect.stringContaining('default-src'),
      });
      expect(brotliDecompressSync(body).toString()).toContain(path);
    },
  );

  it('shows a plain form’s response to its sender', async () => {
    for (const state of ['miss', 'miss']) {
      const { headers, body } = await sendRequest('/c/first?form=newsletter&answer=received');
      expect(body.toString()).toContain('answer=received');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-page-cache': state });
    }
    expect(
      (await sendRequest('/c/first?form=newsletter&answer=made-up')).headers['x-page-cache'],
    ).toBe('hit');
  });

  it('contains only its visitor’s data, however many request it at once', async () => {
    const responses = await Promise.all(
      ['anna', 'bo', 'cia'].map((name) => sendRequest('/varukorg', { cookie: `name=${name}` })),
    );
    expect(responses.map(({ body }) => /"name":"(\w+)"/.exec(body.toString())?.[1])).toEqual([
      'anna',
      'bo',
      'cia',
    ]);
  });

  it('has its policy at a malformed address', async () => {
    const { status, headers } = await sendRequest('/%zz');
    expect([status, headers['content-security-policy'] !== undefined]).toEqual([200, true]);
  });
});
